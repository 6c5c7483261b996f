/** A file as base64, the way the sandbox takes it in JSON. */
export async function readFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += 32_768) {
    chunks.push(String.fromCharCode(...bytes.subarray(at, at + 32_768)));
  }
  return btoa(chunks.join(''));
}
