import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';

/** Where one figure of a row stands: the text of a cell, or one of its attributes. */
export interface CellSelector {
  readonly selector: string;
  readonly attribute?: string;
}

/** Cells that the page itself names by class or data attribute. */
export interface SelectedCells {
  readonly kind: 'selectors';
  /** The data rows; one that does not parse refuses the page. */
  readonly rows: string;
  readonly currency: CellSelector;
  readonly purchase: CellSelector;
  readonly sale: CellSelector;
  /** A day dd/mm/yy or dd/mm/yyyy on each row. */
  readonly date: CellSelector;
}

/** Cells found by the words of their column's header, in any order of columns. */
export interface HeadedCells {
  readonly kind: 'headers';
  /** The table; its first row is the header, each other row with cells is data. */
  readonly table: string;
  readonly currency: readonly string[];
  readonly unit: readonly string[];
  readonly purchase: readonly string[];
  readonly sale: readonly string[];
  /** The element whose text holds the day, dd/mm/yyyy or dd/mm/yy. */
  readonly day: string;
}

/** What one bank's rates page looks like; a bank is added by writing one of these. */
export interface BankTablePage {
  readonly bankId: CommercialBankCode;
  readonly address: string;
  readonly cells: SelectedCells | HeadedCells;
  /** Fewer rows than this and the page is not whole. */
  readonly minimumRows: number;
}
