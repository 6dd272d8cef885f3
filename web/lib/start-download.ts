/** Lets the browser save what an address answers with, under the server's name or the given one. */
export function startDownload(href: string, name = '') {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** The same for a file that is here already. */
export function saveFile(file: File) {
  const url = URL.createObjectURL(file);
  startDownload(url, file.name);
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
