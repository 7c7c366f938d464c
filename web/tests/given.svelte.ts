/** Properties of a component, as they are: a test changes them with `change`. */
export function given<T extends object>(first: T): { props: T; change: (more: Partial<T>) => void } {
  let now = $state.raw(first);
  const props = {} as T;
  for (const name of Object.keys(first) as (keyof T)[])
    Object.defineProperty(props, name, { enumerable: true, get: () => now[name] });
  return { props, change: (more) => (now = { ...now, ...more }) };
}
