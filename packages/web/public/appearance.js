// Runs before the first paint, so that the theme does not flash. A separate file, not inline,
// because the content security policy allows no inline script.
const showTheme = () => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  } catch {
    // Storage may be unavailable (private windows); then the system theme is used.
  }
};
showTheme();
// Chosen in another tab. The panel follows by itself, together with its menu.
addEventListener('storage', ({ key }) => {
  if (key === 'theme' || key === null) showTheme();
});

// The panel's HTML is the same for all its paths; the empty frame in it is that of a guild.
if (location.pathname.startsWith('/guild/')) document.documentElement.dataset.guild = '';
