/** Downloads a URL under the server's file name or the given one. */
export function startDownload(href: string, name = '') {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Downloads a file from memory. */
export function saveFile(file: File) {
  const url = URL.createObjectURL(file);
  startDownload(url, file.name);
  // The browser reads the URL after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
