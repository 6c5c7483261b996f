/** Discord's colour number as CSS; without one, the border colour of the page. */
export function hexColor(color: number | null | undefined): string {
  return color ? `#${color.toString(16).padStart(6, '0')}` : 'var(--line-strong)';
}
