/** Hands a file to the browser, under a name. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to read it by then; before that the address must stay.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
