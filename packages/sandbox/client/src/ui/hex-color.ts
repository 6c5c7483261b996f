/** Discord's colour number as CSS; without one, the border colour of the page. */
export const hexColor = (color: number | null | undefined): string =>
  color ? `#${color.toString(16).padStart(6, '0')}` : 'var(--line-strong)';
