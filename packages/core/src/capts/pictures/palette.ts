/** The panel's colours, for pictures. */
export interface Palette {
  surface: string;
  raised: string;
  line: string;
  text: string;
  muted: string;
  accent: string;
  good: string;
  bad: string;
}

export const PALETTES: Record<'dark' | 'light', Palette> = {
  dark: {
    surface: '#15181d',
    raised: '#1c2026',
    line: '#2a2f37',
    text: '#e9eaec',
    muted: '#9aa1ac',
    accent: '#d9a441',
    good: '#6fbf73',
    bad: '#e5776b',
  },
  light: {
    surface: '#ffffff',
    raised: '#f5f3ee',
    line: '#dcd8ce',
    text: '#1b1d21',
    muted: '#5f646d',
    accent: '#8f6410',
    good: '#2c7a38',
    bad: '#b23a2e',
  },
};
