// Runs before the first paint so that a dark screen never flashes light. The rest of the theme lives in src/lib/theme.ts.
(() => {
  const root = document.documentElement;
  let choice = 'system';
  try {
    choice = localStorage.getItem('jara.theme') || 'system';
  } catch {
    // Storage can be forbidden; the device's own setting is then the answer.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.toggle('dark', dark);

  // People who save data read headlines in the face they already have.
  if (navigator.connection?.saveData) {
    root.classList.add('save-data');
    return;
  }
  const face = document.querySelector('meta[name="display-face"]');
  if (!face) return;
  const preload = document.createElement('link');
  Object.assign(preload, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', fetchPriority: 'high' });
  preload.href = face.content;
  document.head.append(preload);
})();
