// Runs before the first paint, so that the theme does not flash. A file of its own, and not inline,
// because the content security policy allows no inline script.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // Storage can be closed (private windows); the system's theme is fine then.
}
