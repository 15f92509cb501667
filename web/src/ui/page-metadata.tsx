interface PageMetadataProps {
  readonly title: string;
  readonly description: string;
  /** The absolute address under which the page is known; absent for pages that are not indexed. */
  readonly canonical?: string;
  readonly keywords?: string;
}

/** The page's title and description; React hoists them into the document's head. */
export function PageMetadata({ title, description, canonical, keywords }: PageMetadataProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {canonical ? (
        <link rel="canonical" href={canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
    </>
  );
}
