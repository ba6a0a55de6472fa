/** A picture of Python's memory with our house imported, kept by the browser: the next start begins with it. */

const KEPT = 'highnoon-start';

/** Bytes of a picture that are handed over at a time. */
const PIECE = 1 << 20;

export type Picture = Uint8Array<ArrayBuffer>;

/** Give a picture's memory back now: nothing would tell the browser for a long time that it is not needed. */
export function release(picture: Picture): void {
  // Browsers before 2024 do not have it, and collect the memory when they see fit.
  (picture.buffer as { transfer?: (size: number) => ArrayBuffer }).transfer?.(0);
}

/** A picture piece by piece: as a whole it would be copied, and the copy stay until the browser tidies up. */
function streamed(picture: Picture): ReadableStream<Picture> {
  let place = 0;
  return new ReadableStream(
    {
      pull(control) {
        if (place < picture.byteLength) control.enqueue(picture.subarray(place, (place += PIECE)));
        else control.close();
      },
    },
    { highWaterMark: 0 },
  );
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
    await (await caches.open(KEPT)).put(files, new Response(streamed(picture)));
  } catch {
    await forgetPictures();
  } finally {
    release(picture);
  }
}

export async function forgetPictures(): Promise<void> {
  await self.caches?.delete(KEPT).catch(() => false);
}
