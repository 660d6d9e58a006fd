import { stemOf } from '#app/prompts/domain/english/known_words'

const QUALITY = `accurate accuracy precise precision correct correctness exact quality clear clarity good great nice best better perfect perfection flawless excellent
  excellence outstanding superb amazing brilliant impressive professional professionalism polished engaging compelling captivating effective effectiveness
  valuable value useful helpful relevant relevance interesting insightful insight thoughtful meaningful powerful strong robust solid proper appropriate suitable
  comprehensive complete completeness thorough detailed extensive exhaustive well high top world class level standard careful carefully diligent attention effort
  organized structured logical coherent consistent consistency readable flow smooth creative innovative unique original impactful actionable practical
  reliable trustworthy credible satisfying satisfied ideal optimal maximum utmost superior exceptional remarkable stunning memorable cool awesome fantastic
  point stand out beyond above exceed award winning expert genius talented experienced skilled knowledgeable`
const EFFORT = `task job work assignment request prompt question instruction instructions goal need thing things everything anything something nothing stuff way
  answer response reply output result content text version draft piece deliverable
  think thinking thought reason reasoning breath deep step steps try best hard focus concentrate remember sure ensure make certain please check double verify review
  proofread reread mistake mistakes error errors typo typos spelling grammar correctness issue issues problem problems deliver provide produce give write create
  start begin finish done ready go proceed follow understand read know let use expectation expectations requirement requirements criteria guideline guidelines
  whole skip ask yourself myself exactly throughout anew again let let's right get come`
const PRESSURE = `urgent urgently asap immediately hurry quick quickly fast soon deadline important importance crucial critical essential vital matter matters serious seriously
  priority emergency tip tips reward bonus money pay paid dollar dollars fire fired penalty penalize penalized punish punished fail failure lose job career boss angry disappoint
  disappointed depend depends trust believe faith rely count hope love appreciate thank thanks grateful kind luck life mess wrong now today really very extremely
  absolutely totally literally truly highly super`

const words = (text: string) => text.trim().split(/\s+/)

/** Stems of what can be said of any work: that it be good, done with care, and soon. */
export const EMPTY_TALK: ReadonlySet<string> = new Set(
  [QUALITY, EFFORT, PRESSURE].flatMap(words).map(stemOf)
)
