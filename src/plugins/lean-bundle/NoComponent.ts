/** Stands for a component that no page shows. */
export default function NoComponent(): null {
  return null;
}
