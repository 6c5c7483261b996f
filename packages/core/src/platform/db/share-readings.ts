/**
 * A reading that is shared by all who ask for the same while an earlier one runs: they wait for the next, so no answer
 * began before its question, and however many ask, one reading runs and one waits. After a change every open page of a
 * family asks again.
 */
export const shareReadings = <Values, Answer>(
  read: (values: Values) => Promise<Answer>,
): ((values: Values) => Promise<Answer>) => {
  const running = new Map<string, Promise<Answer>>();
  const waiting = new Map<string, Promise<Answer>>();

  const begin = async (key: string, values: Values): Promise<Answer> => {
    const reading = read(values).finally(() => running.delete(key));
    running.set(key, reading);
    return reading;
  };
  const follow = async (first: Promise<Answer>, key: string, values: Values): Promise<Answer> => {
    // Its failure is told to those who asked for it.
    await first.catch(() => undefined);
    waiting.delete(key);
    return begin(key, values);
  };

  return async (values) => {
    const key = JSON.stringify(values);
    const first = running.get(key);
    const next = waiting.get(key) ?? (first && follow(first, key, values));
    if (next === undefined) return begin(key, values);
    waiting.set(key, next);
    return next;
  };
};
