/** In place of @docusaurus/useIsBrowser: a page as the build renders it. */
export default function useIsBrowser(): boolean {
  return false;
}
