const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** A power of two, so that a hash is cut with a mask. */
export const BUCKETS = 2 ** 18

/** FNV-1a over the UTF-16 units of a text, continued from an earlier hash. */
export function hashOn(hash: number, text: string): number {
  let now = hash
  for (let at = 0; at < text.length; at++) now = Math.imul(now ^ text.charCodeAt(at), PRIME)
  return now
}

/** Where the features of one kind begin to be hashed. */
export const seedOf = (kind: string) => hashOn(OFFSET, `${kind}:`)

/** The bucket of a finished hash, its high bits mixed into the low ones. */
export const bucketOf = (hash: number) => ((hash ^ (hash >>> 15)) >>> 0) & (BUCKETS - 1)
