/** Discord's own limit. */
const MAX_LENGTH = 100;

export interface CustomId {
  feature: string;
  action: string;
  args: readonly string[];
}

/** The custom id of a button, select or form: its feature, its action and the arguments. */
export const makeCustomId = (feature: string, action: string, ...args: readonly string[]): string => {
  const parts = [feature, action, ...args];
  const customId = parts.join(':');
  if (customId.length > MAX_LENGTH || parts.some((part) => part.includes(':'))) {
    throw new RangeError(`not a custom id Discord and we can carry: ${customId}`);
  }
  return customId;
};

export const parseCustomId = (customId: string): CustomId => {
  const [feature = '', action = '', ...args] = customId.split(':');
  return { feature, action, args };
};
