import type { Route, RouteInput } from '@famiglia/contract/kit/route';

type CamelCase<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;
type Converted<Input> = { [Name in keyof Input as CamelCase<Name>]: Input[Name] } & {
  // Without this, a spread could bring a wire name along unnoticed, and an optional value would be lost.
  [Name in keyof Input as Name extends `${string}_${string}` ? Name : never]?: never;
};

/**
 * The input of a use case: what the route takes, with camelCase names instead of the wire's snake_case. Only the names
 * of the input itself are converted. What stands inside a value (a row of a capt's table, the rights of a role) has a
 * type of the contract and keeps its spelling, and so does a body that is stored as a document.
 */
export type UseCaseInput<R extends Route> = R extends { document: true }
  ? RouteInput<R>
  : Converted<RouteInput<R>>;

/** The only place where names of the wire become names of a use case's input. */
export const toUseCaseInput = <R extends Route>(route: R, input: RouteInput<R>): UseCaseInput<R> =>
  (route.document === true
    ? input
    : Object.fromEntries(
        Object.entries(input as object).map(([name, value]) => [camelCase(name), value]),
      )) as UseCaseInput<R>;

export const camelCase = (name: string) =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
