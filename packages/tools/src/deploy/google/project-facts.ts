import type { OnceRight } from './requirements.ts';

/** The Firestore of a project, as Google describes it. */
export interface DatabaseFacts {
  readonly locationId: string;
  readonly isNative: boolean;
  readonly isRecoverable: boolean;
  readonly isProtected: boolean;
}

/** A function that runs in a project. */
export interface DeployedFunction {
  readonly name: string;
  readonly codebase: string;
  /** The account that it runs as; undefined for one that Google gave it. */
  readonly ownAccount: string | undefined;
  /** The label in which firebase-tools notes the roles it gave that account. */
  readonly rolesTag: string | undefined;
}

/** Facts of a project that an account sees; undefined where Google gave no answer. */
export interface ProjectFacts {
  readonly number: string;
  readonly hasBilling: boolean | undefined;
  /** Rights of every deployment that the account lacks. */
  readonly missingRights: readonly string[] | undefined;
  readonly onceRights: Readonly<Record<OnceRight, boolean>> | undefined;
  /** Accounts that functions run as, and that this one may not use. */
  readonly forbiddenAccounts: readonly string[];
  readonly disabledApis: readonly string[] | undefined;
  /** Roles that Google's own accounts lack, as `role member`. */
  readonly missingBindings: readonly string[] | undefined;
  readonly database: DatabaseFacts | 'none' | undefined;
  /** Whether some schedule makes copies of the database. */
  readonly hasBackups: boolean | undefined;
  readonly hasSite: boolean | undefined;
  /** The name of its site of Hosting, or the one that it will have. */
  readonly site: string;
  readonly functions: readonly DeployedFunction[];
  /** Indexes of the file that the project lacks, in words. */
  readonly newIndexes: readonly string[];
}
