export interface Opposites {
  kind: 'tone' | 'audience' | 'form' | 'content' | 'picture'
  /** Each side as an expression over text in lower case. */
  one: RegExp
  other: RegExp
  why: string
  /** The second must come after the first, as in "only JSON … then explain". */
  ordered?: true
  /** No clash where either sentence speaks of one part of the result only. */
  whole?: true
}

const side = (...phrases: string[]) =>
  new RegExp(`(?:^|[^\\p{L}])(${phrases.join('|')})(?![\\p{L}])`, 'gu')

const DENY =
  "(?:no|not any|without(?: any)?|avoid(?: using)?|(?:do not|don't|never|must not) (?:use|include|add|mention|quote|give|state|show|write|put)(?: any)?|leave out(?: all)?|omit(?: all)?|free of|exclude(?: all)?)"
const ASK = '(?:use|include|add|quote|give|state|show|name|list|mention|put|write|with|insert)'
const PEOPLE = 'people|persons?|humans?|figures|faces'
const PERSON =
  '(?:workers?|m[ae]n|wom[ae]n|child(?:ren)?|boys?|girls?|customers?|nurses?|teachers?|cashiers?|farmers?|tourists?|couples?|famil(?:y|ies)|crowds?|chefs?|drivers?|doctors?|students?|players?|dancers?)'

/** Demands of which a result can meet only one. */
export const OPPOSITES: Opposites[] = [
  {
    kind: 'form',
    one: side(
      'brief',
      'briefly',
      'concise(?:ly)?',
      'succinct(?:ly)?',
      'answer in (?:one|a single) sentence',
      'as short as possible',
      '(?:very|keep (?:it|this)) short',
      'short(?= (?:answer|text|summary|email|post|article|report|description|overview|explanation|essay|guide|reply))',
      '(?:one|a single) paragraph'
    ),
    other: side(
      'comprehensive(?:ly)?',
      'exhaustive(?:ly)?',
      '(?:very|highly|extremely) detailed',
      'detailed',
      'in great detail',
      'in[- ]depth',
      'thorough(?:ly)?',
      'as much detail as possible',
      'everything about',
      'all (?:the )?details',
      'every (?:single )?detail',
      'at length'
    ),
    why: 'It asks for something short and exhaustive at once; say which matters more.',
    whole: true,
  },
  {
    kind: 'tone',
    one: side(
      'formal(?:ly)?',
      'strictly professional',
      'businesslike',
      'business english',
      'solemn',
      'dignified',
      'official'
    ),
    other: side(
      'casual(?:ly)?',
      'informal(?:ly)?',
      'chatty',
      'slang',
      'cheeky',
      'jokey',
      'playful',
      'sassy',
      'laid-back',
      'like (?:a|an old) (?:mate|friend|buddy)(?: texting)?',
      'street talk',
      'emojis?(?= everywhere)',
      'whatsapp group'
    ),
    why: 'It asks for a formal and a casual tone at once; choose one, or say where each applies.',
  },
  {
    kind: 'tone',
    one: side(
      'serious(?= tone)',
      '(?:no|without) (?:humou?r|jokes?|puns?)',
      'sober',
      'strictly neutral',
      'neutral',
      'objective',
      'without (?:any )?opinions?',
      'no opinions?',
      "(?:do not|don't) (?:take sides|judge)"
    ),
    other: side(
      'humorous',
      'funny',
      '(?:add|include|use|with|throw in|crack)(?: a| some| one| two| three)? (?:jokes?|humou?r|puns?)',
      'persuasive(?:ly)?',
      'take (?:a clear )?sides?',
      'argue (?:strongly|firmly|hard)',
      'your (?:own )?opinion'
    ),
    why: 'It asks for a neutral or serious text and for jokes or opinion at once; choose one.',
  },
  {
    kind: 'audience',
    one: side(
      'beginners?',
      'newcomers?',
      'laypeople',
      'laypersons?',
      'non-experts?',
      'children',
      'kids',
      'schoolchildren',
      'people (?:who are )?new to',
      'no prior knowledge'
    ),
    other: side(
      '(?<!non-)experts',
      '(?<!non-)expert(?= (?:readers?|audience))',
      'specialists',
      'phd',
      'senior engineers',
      'scientists',
      'seasoned professionals'
    ),
    why: 'It addresses beginners and experts at once; choose the reader who matters more.',
  },
  {
    kind: 'form',
    one: side(
      '(?:nothing but|only|just|return only|reply only with|answer only with|nothing other than)(?: with)?(?: an?| one| the| valid| raw| plain)*(?: \\p{L}+)? (?:json|csv|xml|yaml|html|sql|code|table|label|labels|word|number|formula|letter|list|object|array)',
      '(?:json|csv|xml|yaml|table|code|label|word|number|formula|list) only',
      '(?:no|without(?: any)?) (?:other |further |extra |additional )?(?:text|commentary|comments?|explanations?|prose|words)(?= (?:around|before|after|outside|besides|whatsoever|at all)|[.,;:]|$)',
      'nothing (?:else|outside (?:it|the))'
    ),
    other: side(
      'explain(?! (?:it|this|that) in the)(?: your| why| how| the)?',
      'explains your (?:choice|reasoning|answer)',
      'add (?:an?|one|two|three|a short|a brief|some) (?:\\p{L}+ )?(?:sentences?|explanations?|comments?|paragraphs?|remarks?|notes?)',
      '(?:describe|justify|comment on|discuss|walk me through|introduce)(?= (?:your|the|each|why|how|it))',
      '(?:below|after|before|above|under|underneath|following|ahead of) (?:the|it|your) ?(?:json|object|table|csv|code|list|array|xml|label|number|formula)?,? (?:add|write|explain|give|tell|include|put|list|describe)',
      '(?:with|including) (?:an?|your|a short|a brief) (?:explanation|reasoning|justification|introduction)',
      'show your (?:reasoning|working)',
      'reasoning(?= (?:after|before|below|above))'
    ),
    why: 'It asks for one thing only and also for text around it; put that text in a field or drop it.',
    ordered: true,
  },
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
    kind: 'form',
    one: side(
      `${DENY}(?: \\p{L}+)? (?:bullets?(?: points?)?|lists?|bulleted lists?)`,
      '(?:running|continuous|flowing) (?:text|prose)',
      'no lists?',
      'in prose',
      'pure prose',
      'paragraphs only',
      'only paragraphs'
    ),
    other: side(
      '(?:as|in|use|with|into|put|own|of|add) (?:\\p{L}+ ){0,5}?bull(?:et|eted)(?: points?| lines?| list)?s?',
      '(?:numbered|bulleted|bullet) (?:list|points|lines?)',
      'as (?:a|an) (?:\\p{L}+ )?(?:checklist|list)',
      'bullet points'
    ),
    why: 'It rules out lists and asks for one; choose one.',
    whole: true,
  },
  {
    kind: 'form',
    one: side('(?:one|a single|1) paragraph'),
    other: side(
      '(?:two|three|four|five|six|several|\\d) (?:\\p{L}+ )?(?:paragraphs|sections|chapters)',
      'split (?:it|this|the text) into',
      'with (?:sub)?headings',
      '(?:own|its own) bulleted line',
      'on its own line'
    ),
    why: 'It asks for one paragraph and for several parts; choose one.',
    whole: true,
  },
  {
    kind: 'form',
    one: side(
      'plain text',
      'no (?:markdown|formatting|markup)',
      'without (?:any )?(?:markdown|formatting|markup)'
    ),
    other: side(
      'in bold',
      'bold(?: text| type)?',
      'italics?',
      'use markdown',
      '(?:markdown|html) (?:table|headings?|list)',
      'format(?:ted)? (?:it )?(?:in|as|with) (?:markdown|html)',
      'hyperlinks?'
    ),
    why: 'It asks for plain text and for formatting; choose one.',
    whole: true,
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
    kind: 'form',
    one: side('alphabetical(?:ly)?', 'by alphabet', 'in alphabetical order', 'from a to z'),
    other: side(
      '(?:by|in order of) (?:date|price|size|importance|priority|cost|age|value|rank)',
      'chronological(?:ly)?',
      '(?:newest|oldest|cheapest|largest|most important|biggest|smallest) first',
      'random order'
    ),
    why: 'It asks for two different orders; choose one, or say which decides first.',
    whole: true,
  },
  {
    kind: 'form',
    one: side(
      'chronological(?:ly| order)',
      '(?:oldest|earliest) first',
      'in (?:date|time) order',
      'ascending'
    ),
    other: side(
      'reverse chronological',
      '(?:newest|latest|most recent) first',
      'most important first',
      'descending',
      'by (?:importance|priority)'
    ),
    why: 'It asks for two different orders; choose one, or say which decides first.',
    whole: true,
  },
  {
    kind: 'form',
    one: side(
      'first[- ]person',
      'from my point of view',
      'in the (?:"?i"?|we) form',
      'spoken by me'
    ),
    other: side(
      'third[- ]person',
      'impersonal(?:ly)?',
      `${DENY} (?:first[- ]person)`,
      'passive voice throughout'
    ),
    why: 'It asks for two points of view; choose one.',
    whole: true,
  },
  {
    kind: 'form',
    one: side('british (?:english|spelling)', 'uk (?:english|spelling)'),
    other: side('american (?:english|spelling)', 'us (?:english|spelling)'),
    why: 'It asks for British and American English; choose one.',
    whole: true,
  },
  {
    kind: 'form',
    one: side(
      '(?:all |only |in )?lower[- ]?case(?: only| letters)?',
      'no capitals?',
      'without capitals?'
    ),
    other: side(
      '(?:all |in |block )(?:caps|capitals)',
      'upper[- ]?case',
      'capitali[sz]e (?:each|every|the|all)'
    ),
    why: 'It asks for small letters and for capitals; choose one.',
    whole: true,
  },
  {
    kind: 'form',
    one: side('past tense', 'in the past'),
    other: side('present tense', 'future tense'),
    why: 'It asks for two tenses; choose one.',
    whole: true,
  },
]
