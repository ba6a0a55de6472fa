/** A picture of Python's memory with our house imported, kept by the browser: the next start begins with it. */

const KEPT = 'highnoon-start';

export type Picture = Uint8Array<ArrayBuffer>;

/** Give a picture's memory back now: nothing would tell the browser for a long time that it is not needed. */
export function release(picture: Picture): void {
  // Browsers before 2024 do not have it, and collect the memory when they see fit.
  (picture.buffer as { transfer?: (size: number) => ArrayBuffer }).transfer?.(0);
}

/** The picture that was made with these files, if there is one. */
export async function keptPicture(files: string): Promise<Picture | null> {
  try {
    const found = await (await caches.open(KEPT)).match(files);
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** Keep a picture for the next start, in place of any before it; a browser that has no room goes on without. */
export async function keepPicture(files: string, picture: Picture): Promise<void> {
  try {
    await forgetPictures();
    await (await caches.open(KEPT)).put(files, new Response(picture));
  } catch {
    await forgetPictures();
  } finally {
    release(picture);
  }
}

export async function forgetPictures(): Promise<void> {
  await self.caches?.delete(KEPT).catch(() => false);
}
