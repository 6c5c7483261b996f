/** The record without one of its entries. */
export function without<Value>(record: Record<string, Value>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}
