/** "Ivan_Petrov" and "Лёха Север" give IP and ЛС; a single word gives its first letter. */
export const initials = (name: string): string => {
  const firstLetters = name.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? [];
  return firstLetters.slice(0, 2).join('').toUpperCase();
};
