/** Stands for hoist-non-react-statics where no component has statics to take along. */
export default function keepStatics<T>(target: T): T {
  return target;
}
