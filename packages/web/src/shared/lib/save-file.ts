/** Lets the browser save a file under a name. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has started to read it by then; the address must stay valid until it does.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
