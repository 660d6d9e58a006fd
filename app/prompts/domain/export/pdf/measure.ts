import type { OpenFace } from '#app/prompts/domain/export/pdf/open_faces'

const known = new WeakMap<OpenFace, Map<string, number>>()

/** The width of a text in points; each text is measured once for its face. */
export function widthOf(face: OpenFace, text: string, size: number): number {
  const widths = known.get(face) ?? new Map<string, number>()
  known.set(face, widths)
  const width = widths.get(text) ?? face.font.layout(text).advanceWidth
  widths.set(text, width)
  return (width / face.font.unitsPerEm) * size
}
