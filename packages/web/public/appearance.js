// Runs before the first paint, so that the theme does not flash. A separate file, not inline,
// because the content security policy allows no inline script.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be unavailable (private windows); then the system theme is used.
}

// The panel's HTML is the same for all its paths; the empty frame in it is that of a guild.
if (location.pathname.startsWith('/guild/')) document.documentElement.dataset.guild = '';
