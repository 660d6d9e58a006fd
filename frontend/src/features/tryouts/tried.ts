/** A version of a prompt, and what its person wrote first. */
export interface Tried {
  id: string
  title: string
  original: string
  version: number
  content: string
}
