import { DENY, side, type Opposites } from '#app/prompts/domain/demands/sides'

const ASK = '(?:use|include|add|quote|give|state|show|name|list|mention|put|write|with|insert)'
const PEOPLE = 'people|persons?|humans?|figures|faces'
const PERSON =
  '(?:workers?|man|men|woman|women|child(?:ren)?|boys?|girls?|customers?|nurses?|teachers?|cashiers?|farmers?|tourists?|couples?|famil(?:y|ies)|crowds?|chefs?|drivers?|doctors?|students?|players?|dancers?)'

/** What the result contains, and what may be done to get it. */
export const OPPOSITES_OF_CONTENT: Opposites[] = [
  {
    kind: 'content',
    one: side(
      `${DENY}(?: \\p{L}+)? jargon`,
      'jargon-free',
      `${DENY}(?: \\p{L}+)? (?:technical|specialist|medical|legal|financial|industry|it)(?: \\p{L}+)? (?:terms?|words?|vocabulary|language)`,
      '(?:plain|simple|everyday) (?:language|words|english|terms)'
    ),
    other: side(
      '(?:use|keep|with|in|name|quote|include|employ|apply)(?: \\p{L}+){0,8}? (?:technical|specialist|medical|legal|financial|industry|clinical|proper|correct|scientific|latin|it)(?: it)? (?:terms?|names|terminology|vocabulary|language|jargon)',
      'technical (?:terms|vocabulary|language|terminology)',
      '(?:by|with|in|under) (?:their|its|the) (?:proper|correct|technical|scientific|latin|medical|exact) (?:\\p{L}+ )?(?:terms|names)',
      'industry jargon',
      'specialist terminology',
      'scientific terminology'
    ),
    why: 'It rules out technical terms and asks for them; say which terms are welcome.',
  },
  {
    kind: 'content',
    one: side(
      "(?:do not|don't|never)(?: \\p{L}+){0,3} (?:ask|question)(?: me| us| them| any| anything)",
      'without (?:asking|questions|any questions)',
      'no (?:follow-up |further |clarifying )?questions(?! marks?)'
    ),
    other: side(
      'ask (?:me|us) (?:\\p{L}+ ){0,3}?(?:questions?|about|for|what|which|whether|anything|before|first|if)',
      '(?:start|begin|open) (?:by asking|with (?:\\p{L}+ )?questions)',
      'wait for my (?:replies|reply|answers?)',
      'ask (?:the )?(?:clarifying|follow-up) questions'
    ),
    why: 'It asks for questions and rules them out; say whether questions are welcome.',
  },
  {
    kind: 'content',
    one: side(
      `${DENY}(?: \\p{L}+)? (?:numbers|figures|numerals|statistics|amounts|percentages|digits)`
    ),
    other: side(
      `${ASK} (?:\\p{L}+ ){0,4}?(?:amounts?|percentages?|exact figures|figures|statistics|numbers|revenue|share)`,
      'in percent',
      'quantif(?:y|ied)',
      'at least (?:\\p{L}+|\\d+) (?:numbers|figures|statistics)'
    ),
    why: 'It rules out figures and asks for them; say which figures may stand.',
  },
  {
    kind: 'content',
    one: side(
      'exactly one (?:label|category|tag|option|answer|class|code)',
      '(?:only|just) one (?:label|category|tag|option|answer|class|code)',
      'a single (?:label|category|tag|option|class|code)',
      'one (?:label|category|tag|code) (?:each|per \\p{L}+)'
    ),
    other: side(
      'both (?:labels|categories|tags|options|codes)',
      '(?:two|several|multiple|more than one|all (?:the )?(?:matching|fitting|applicable)) (?:labels|categories|tags|options|label|category|tag|codes)',
      'all (?:labels |categories |tags )?that (?:apply|fit)',
      'as many (?:labels|categories|tags) as'
    ),
    why: 'It allows one label and asks for several; say what to do when two fit.',
  },
  {
    kind: 'content',
    one: side(
      "(?:do not|don't|never)(?: \\p{L}+)? (?:change|alter|touch|edit|reword|rephrase|rewrite|modify)(?: \\p{L}+){0,3}",
      'leave the (?:wording|text|order|structure) (?:alone|as it is|unchanged|untouched)',
      'keep (?:my|the|every|all|their|its)(?: exact| original)? (?:wording|words|word|order|structure)',
      'word for word',
      'verbatim',
      'leave (?:everything|all|it) (?:else )?unchanged'
    ),
    other: side(
      're(?:phrase|word|write|arrange|order) (?:it|the|them|each|every|this|all|any)',
      'in your own words',
      'paraphrase',
      'move the \\p{L}+',
      'change the \\p{L}+',
      'swap the',
      'shorten (?:it|the|them|each|every)',
      'merge the',
      'replace (?:all|every|each|the)'
    ),
    why: 'It asks to leave the text as it is and to change it; say what may change.',
    ordered: true,
  },
  {
    kind: 'content',
    one: side(
      `${DENY}(?: real| personal)? names(?: of (?:persons|people))?`,
      'anonymous(?:ly)?',
      'anonymi[sz]e(?:d)?',
      "(?:do not|don't|never) (?:name|identify) (?:\\p{L}+ ){0,2}(?:person|people|anyone|anybody|customer|customers|client|patients?|employees?|staff|speaker)"
    ),
    other: side(
      '(?:name|identify) (?:each|every|the|all) (?:\\p{L}+ )?(?:person|people|customer|client|patient|employee|speaker|author|owner)',
      '(?:full|real|last|first) names?',
      'by name',
      "with (?:the|their) (?:speaker's )?names?"
    ),
    why: 'It rules out names and asks for them; choose one.',
  },
  {
    kind: 'picture',
    one: side(`${DENY} (?:${PEOPLE})`),
    other: side(`(?<!\\b(?:for|by|to|of) (?:\\p{L}+ )?)(?:${PERSON})`),
    why: 'It rules out people in the picture and describes some; choose one.',
  },
  {
    kind: 'picture',
    one: side(
      '(?:no|without(?: any)?) (?:text|lettering|letters|words|writing|captions?|typography)(?:,? (?:letters?|numbers?|words|text|or|and))*(?= (?:anywhere|in the|on the|at all|whatsoever)|[.,;]|$)'
    ),
    other: side(
      '(?:put|place|write|set|add|print|show|with) (?:the |a |an )?(?:\\p{L}+ )?(?:headline|title|slogan|caption|words?|name|text|lettering|logo text|tagline)',
      'saying',
      'that (?:says|reads)',
      'the (?:words?|text|caption|headline|title)'
    ),
    why: 'It rules out lettering in the picture and asks for some; choose one.',
    ordered: true,
  },
  {
    kind: 'content',
    one: side(
      '(?:use |take |keep to |stick to |stay with )?only (?:use )?(?:the )?(?:facts?|information|details|data|figures|material|what is)(?: (?:given|above|below|provided|here|in the \\p{L}+))?',
      "(?:do not|don't|never) (?:invent|make up|add) (?:any|anything|facts?|details?|figures?|new)"
    ),
    other: side(
      '(?:invent|make up|imagine|come up with) (?:\\p{L}+ ){0,3}(?:details?|names?|figures?|quotes?|examples?|facts?|statistics|customers?|testimonials?|numbers?)',
      'fictional \\p{L}+',
      'made-up \\p{L}+'
    ),
    why: 'It allows only what is given and asks to invent something; say what may be invented.',
  },
  {
    kind: 'content',
    one: side(
      "(?:do not|don't|never|without) (?:give|make|recommend|recommending|giving|making)(?: any| a| me)* (?:recommendations?|advice|suggestions?|anything)",
      'no (?:recommendations?|advice|suggestions)',
      "(?:do not|don't) recommend"
    ),
    other: side(
      'recommend(?= (?:one|the|a|which|what|two|three|how|to))',
      '(?:give|make|add|include|end with|close with)(?: \\p{L}+){0,2} (?:recommendations?|advice|suggestions?)',
      'tell (?:me|us|them) (?:what|which)(?: \\p{L}+){0,3} (?:should|to (?:do|choose|buy|pick))',
      'advise (?:me|us|them|the|which|on)'
    ),
    why: 'It rules out advice and asks for it; choose one.',
  },
  {
    kind: 'content',
    one: side(`${DENY}(?: \\p{L}+)? (?:greetings?|salutations?)`),
    other: side(
      '(?:begin|start|open)(?:ing|s)? with (?:a |the )?(?:greeting|salutation|dear|hello|hi)',
      'greet (?:the|them|him|her|each)',
      'dear (?:mr|mrs|ms|dr|sir|madam)'
    ),
    why: 'It rules out a greeting and asks for one; choose one.',
  },
  {
    kind: 'content',
    one: side(`${DENY}(?: \\p{L}+)? (?:sources?|citations?|references|footnotes)`),
    other: side(
      'cite(?: \\p{L}+){0,3}',
      'with (?:sources|citations|references|footnotes)',
      '(?:add|give|name|list) (?:a |the |your |each )?(?:sources?|references|citations?|footnotes?)'
    ),
    why: 'It rules out sources and asks for them; choose one.',
  },
  {
    kind: 'content',
    one: side(`${DENY}(?: \\p{L}+)? contractions`),
    other: side('use contractions', 'with contractions', 'contractions are (?:fine|welcome)'),
    why: 'It rules out contractions and asks for them; choose one.',
  },
]
