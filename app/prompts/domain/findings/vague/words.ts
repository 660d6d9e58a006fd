export type VagueKind = 'thing' | 'amount' | 'praise' | 'size'

const rows = (text: string) =>
  text
    .split(',')
    .map((phrase) => phrase.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
const words = (text: string) => text.trim().split(/\s+/)

/** Words that leave their measure to chance, by what they leave open. */
export const VAGUE: Record<VagueKind, string[]> = {
  thing:
    rows(`things, stuff, etc, and so on, and the like, somehow, some kind of, some sort of, kind of thing, that sort of thing,
    or so, as needed, as necessary, as appropriate, where appropriate, if appropriate, best practices, a bit of everything, all the basics, the usual, something special,
    you know, bells and whistles, out of the box, wow factor`),
  amount:
    rows(`some, several, a few, a handful of, a couple of, a number of, many, plenty of, a lot of, lots of, tons of, loads of, various, numerous,
    a bit of, a little, enough, a variety of, a range of, a bunch of, multiple`),
  praise:
    words(`engaging catchy compelling captivating appealing attractive punchy snappy memorable impactful effective impressive stylish tasteful classy
    elegant sleek polished fancy edgy trendy cool funky quirky lovely beautiful amazing awesome fantastic perfect wonderful brilliant superb stunning decent
    adequate suitable appropriate reasonable meaningful optimal ideal interesting intriguing exciting lively vibrant inspiring uplifting heartfelt nice good
    great better best thoughtful striking creative innovative eye-catching attention-grabbing high-quality top-notch first-class world-class nicer
    professional-looking user-friendly reader-friendly well-written well-crafted properly nicely suitably appropriately adequately`),
  size: words(
    'short brief briefly detailed long lengthy concise concisely comprehensive thorough thoroughly extensive succinct succinctly in-depth compact'
  ),
}
