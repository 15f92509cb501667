/** Tells, at first and then at each change, whether an element is in sight; ends with what it returns. */
export function watchSight(element: Element, told: (isInSight: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    told(!!entries.at(-1)?.isIntersecting);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
