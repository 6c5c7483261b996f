import type { Route } from '@famiglia/contract/kit/route';
import type { Actor } from '@famiglia/core/platform/actor';
import type { Context } from '@famiglia/core/platform/context';
import { parseUseCaseInput } from '@famiglia/core/platform/parse-use-case-input';

/** A use case that changes something, as the bot calls it: its input is checked by the schemas of its route. */
export const byRoute =
  <Given extends object, Made>(
    route: Route,
    useCase: (context: Context, actor: Actor, input: Given) => Promise<Made>,
  ) =>
  async (context: Context, actor: Actor, input: Given): Promise<Made> =>
    useCase(context, actor, parseUseCaseInput(route, input));
