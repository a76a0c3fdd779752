/** Mock of @docusaurus/useIsBrowser during the build. */
export default function useIsBrowser(): boolean {
  return false;
}
