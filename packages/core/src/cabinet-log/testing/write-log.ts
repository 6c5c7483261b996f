/** One operation as the game's cabinet shows it. */
export interface WrittenOperation {
  at: string;
  /** In dollars. */
  amount: number;
  words?: string;
  who?: string;
}

const money = (dollars: number): string => {
  const [whole = '', cents = ''] = Math.abs(dollars).toFixed(2).split('.');
  const grouped = whole.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, ' ');
  return `${dollars < 0 ? '-' : ''}$${grouped}${cents === '00' ? '' : `,${cents}`}`;
};

/** A log as people copy it, newest first, of operations that are told oldest first; the bank had `start` before them. */
export const writeLog = (start: number, operations: readonly WrittenOperation[]): string[] => {
  let balance = start;
  return operations
    .map(({ at, amount, words = 'Пополнение баланса семьи', who = 'Luffy Klaiz #206656' }) => {
      balance = Math.round((balance + amount) * 100) / 100;
      return [at, money(amount), money(balance), words, who].join('\n');
    })
    .toReversed();
};
