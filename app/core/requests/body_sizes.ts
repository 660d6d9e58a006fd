export const KILOBYTE = 1024
export const MEGABYTE = 1024 * KILOBYTE

/** Bytes: what a request may bring along where its route needs no more. */
export const USUAL_BODY_BYTES = 200 * KILOBYTE

/** As people write it: "200 KB", "1 MB". */
export function sizeInWords(bytes: number): string {
  return bytes < MEGABYTE ? `${bytes / KILOBYTE} KB` : `${bytes / MEGABYTE} MB`
}
