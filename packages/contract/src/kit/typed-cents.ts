/** An amount as one types it, read again as the same: `900000`, `1.5`, `-20`. */
export const typedCents = (amount: bigint | string): string => {
  const value = BigInt(amount);
  const size = value < 0n ? -value : value;
  const cents = size % 100n;
  const fraction = cents === 0n ? '' : `.${String(cents).padStart(2, '0')}`;
  return `${value < 0n ? '-' : ''}${size / 100n}${fraction}`;
};
