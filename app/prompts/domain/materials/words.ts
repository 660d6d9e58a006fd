const set = (text: string) => new Set(text.trim().split(/\s+/))

/** Material that stands as words: an assistant can only work on it when it is in the text. */
const TEXTS = `text article email e-mail mail message thread memo report transcript note minute document file spreadsheet sheet workbook table list dataset survey questionnaire feedback review comment ticket
  resume résumé cv letter contract clause lease agreement draft essay manuscript chapter passage paragraph excerpt extract code macro script function snippet query log logfile stacktrace traceback error warning exception
  procedure class component module stylesheet regex config workflow card conversation chat slide deck presentation poem story lyrics recipe menu agenda form brief proposal quote offer invoice receipt statement description posting advert ad listing application bio profile speech abstract paper
  thesis study interview response answer reply post tweet csv pdf newsletter leaflet brochure flyer plan outline syllabus curriculum timetable schedule calendar rota roster inventory ledger budget forecast summary complaint
  petition testimonial entry record correspondence pitch biography itinerary bulletin schema wireframe mockup page appendix annex attachment enclosure folder link minutes notes sentence caption headline submission referral
  prescription deed will affidavit judgment judgement verdict statute bylaw by-law protocol logbook diary journal notebook backlog changelog readme repository repo codebase specification spec faq worksheet handout textbook
  workbook exam quiz sample fragment translation original estimate booking screenplay setlist dossier wording coursework homework pamphlet prospectus dictation puzzle crossword payslip certificate storyboard moodboard book
  invitation announcement notice programme obituary toast eulogy bibliography discussion dialogue plot character history bill ruling paragraph copy product-page teaser blurb claim playlist memoir novel inbox manifest arguments quotation stanza sermon foreword introduction correspondence workshop lecture webinar briefing debate call meeting hearing booklet cookbook magazine encyclopedia`
/** Pictures and sounds: words do not stand in for them. */
const SEEN = `screenshot image photo photograph picture sketch drawing scan recording video clip audio voicemail x-ray mock-up floorplan map logo blueprint chart graph diagram footage film podcast slideshow infographic painting
  selfie radiograph mri whiteboard`
/** What only counts when it is named: rules and models kept elsewhere. */
const KEPT = `guide guideline policy template handbook manual glossary rubric rulebook schema playbook catalogue catalog pricelist wordlist stylesheet checklist layout criteria standard terms palette brandbook codebook intranet wiki`
/** Figures that belong to somebody. */
const FIGURES = `figure number result data statistic stat score metric analytics finding kpi reading measurement value dataset answers sales turnover`
/** What somebody may have of their own and only shares by saying it. */
const OWNED = `point idea change correction remark detail date name fact argument suggestion requirement wish address symptom measurement`

export const VISUAL = set(SEEN)
export const AUXILIARY = set(KEPT)
export const DATA = set(FIGURES)
export const PERSONAL = set(OWNED)
const MATERIAL_NOUNS = new Set([...set(TEXTS), ...VISUAL, ...AUXILIARY, ...DATA, ...PERSONAL])

const ODD: Record<string, string> = {
  policies: 'policy',
  replies: 'reply',
  entries: 'entry',
  stories: 'story',
  studies: 'study',
  queries: 'query',
  sketches: 'sketch',
  summaries: 'summary',
  inventories: 'inventory',
  diaries: 'diary',
  speeches: 'speech',
  addresses: 'address',
  wishes: 'wish',
}

/** Each of them by its singular and its plural. */
const SINGULARS = new Map([
  ...[...MATERIAL_NOUNS].map((noun) => [`${noun}s`, noun] as const),
  ...Object.entries(ODD).filter(([, noun]) => MATERIAL_NOUNS.has(noun)),
  ...[...MATERIAL_NOUNS].map((noun) => [noun, noun] as const),
])

/** The noun in its singular, or null where it names no material. */
export const materialNoun = (word: string): string | null => SINGULARS.get(word) ?? null

/** Rows that belong together: a block under one name holds what the other asks for. */
const KIN: string[][] = [
  'email mail e-mail message thread letter reply correspondence complaint',
  'resume résumé cv profile',
  'notes note minutes minute memo',
  'transcript interview conversation chat recording call dialogue discussion',
  'review feedback comment response answer answers survey questionnaire testimonial complaint remark',
  'code function script snippet macro query',
  'log logfile error stacktrace traceback warning exception',
  'contract clause lease agreement',
  'article text passage paragraph excerpt extract draft copy teaser sentence abstract chapter original',
  'table list spreadsheet sheet csv data dataset entry record',
  'figure figures number numbers result data statistic reading value sales',
  'ticket message request',
  'posting description advert ad listing position vacancy',
  'offer quote quotation bid estimate',
  'guide guideline policy rules standard',
  'item entry',
  'rubric criteria',
  'image photo photograph picture drawing sketch screenshot',
].map((row) => row.split(' '))

/** Names of one and the same thing. */
const SAME: string[][] = [
  'spreadsheet sheet table',
  'email mail e-mail message',
  'image photo photograph picture drawing',
  'notes note',
  'ad advert',
  'story novel plot',
].map((row) => row.split(' '))

const together = (rows: string[][], one: string, other: string) =>
  one === other || rows.some((row) => row.includes(one) && row.includes(other))
export const isKin = (one: string, other: string) => together(KIN, one, other)
export const isSame = (one: string, other: string) => together(SAME, one, other)

/** Lists and sheets that are kept elsewhere ("price list"), and plans that are drawn ("floor plan"). */
export const KEPT_AS = set(
  'price style character fact tariff brand tone voice house word reference code term terms wording'
)
export const DRAWN_AS = set('floor seating site street ground wiring circuit')
export const OWNERS = set('my our his her their')
export const ATTACHES = set('attached enclosed uploaded linked forwarded accompanying')
export const GIVES = set('pasted provided given supplied')
export const POINTS_BEFORE = new Set([...ATTACHES, ...GIVES, ...set('following above below')])
/** What a thing was before: who speaks of it had it then. */
export const FORMER = set('previous earlier last prior original latest old existing current usual')
/** Where in a result a part of it stands. */
export const PLACES = set(
  'first last second third opening closing final next new whole entire finished resulting edited corrected rewritten same right left'
)

/** Verbs that work on what is given. */
export const WORKS_ON = set(
  `summarise summarize proofread correct edit rewrite rework rephrase reword paraphrase translate shorten condense trim simplify polish improve update revise tailor adapt adjust turn convert transform boil extract pull classify
  label sort tag rank group mark grade score assess evaluate analyse analyze interpret review check compare explain read study examine inspect debug fix refactor optimise optimize use using apply follow follows following match
  matches watch view listen hear transcribe decode decipher identify solve redact answer respond take load open see consult complete finish continue expand merge combine verify annotate redraw plot base restructure reformat
  reorganise reorganize tidy format clean fill examine categorise categorize digest recap critique audit describe rework interpret caption given quote prioritise prioritize incorporate digitise`
)
/** Verbs that cannot begin without a text, picture or recording to work on. */
export const NEEDS_INPUT = set(
  'proofread transcribe rewrite rephrase reword paraphrase shorten translate edit condense reformat correct redact caption watch grade debug annotate decipher digitise digitize retype simplify polish format renumber continue complete reorganise turn convert rebut refute extend expand fix tidy update merge restructure rework decline rearrange reorder adapt cut trim abridge judge'
)
/** Verbs that make something new: their object is not given. */
export const MAKES_NEW = set(
  'write draft create compose generate produce prepare make design build develop craft invent plan propose suggest send deliver return output give provide add include need want'
)
/** "This week", "the grammar": words that point at nothing to work on. */
/** Verbs that take something out of a source. */
export const TAKES_FROM = set(
  'extract take list compile pull copy quote collect gather convert use fill enter transfer pick get name note select'
)
/** Where and when things are, which no list is taken from. */
export const NO_SOURCE = set(
  'left right top bottom start beginning end front back side first last outside inside ground air kitchen window street house garden north south east west centre center middle past future present top-left market shop day week month year morning evening sky sea distance angle perspective view point moment age time'
)
export const NO_THING = set(
  `way time year case purpose task prompt style format order week month day one ones morning afternoon evening season point weekend project role rule rules step limits conditions instructions requirements sections fields
  columns criteria headings topics reason reasons manner approach structure pattern scheme tone kind sort two three four context months weeks days years cases countries times hours people places areas spelling grammar
  punctuation language meaning numbering formatting sense word words top bottom end same result rest others whole following`
)
/** What results consist of: "the table" is more often one to be made than one that is given. */
export const OF_RESULT = set(
  `sentence paragraph headline caption page summary list table plan outline entry text post tweet article answer response reply code function script query speech poem story newsletter description bio abstract form recipe menu ad
  listing budget schedule comment message letter email mail file value result number figure name profile slide deck presentation record document note memo leaflet agenda itinerary quote offer template checklist layout standard
  terms review finding case chapter passage statement dialogue conversation chat invitation announcement notice programme obituary toast eulogy discussion plot character history bill book error warning exam quiz claim
  blurb teaser playlist novel date detail idea point change fact argument address remark suggestion requirement`
)
/** Parts of which every result has some. */
export const PARTS = set(
  'sentence paragraph line word section page row column slide part question entry caption headline bullet point'
)
/** Names so wide that whatever stands in that direction may be meant. */
export const LOOSE = set(
  'figure number data list item point fact information text statement value entry record result description paragraph sentence content table summary plan budget detail date name idea'
)
/** Rules of the prompt itself. */
export const RULES_HERE = set(
  'guideline rule criteria instruction requirement step format limit template standard layout policy term'
)
