import type { Turn } from '#app/prompts/domain/clauses/turns'

const THING =
  '(?:it|this|that|them|these|those|(?:the|my|our|this|these|each|every) (?:\\S+ ){0,3}\\S+|\\S+)'
/** Turns of phrase with an open place, each behind the word without which it cannot stand. */
export const OPEN_TURNS: Turn[] = [
  [
    'pop shine sing sparkle flow stand glow work grab hook captivate alive',
    new RegExp(
      `\\bmak(?:e|es|ing) ${THING} (?:really )?(?:pop|shine|sing|sparkle|flow|stand out|glow|work|come alive|(?:grab|hook|captivate) \\S+(?: \\S+)?)\\b`,
      'g'
    ),
  ],
  [
    'pop shine sing sparkle flow glow',
    /(?<=\b(?:has|have|needs?|should|must|ought|got|to) )(?:to )?(?:really )?(?:pop|shine|sing|sparkle|flow|glow)\b(?! (?:up|in|out|from|to|into|through|over)\b)/g,
  ],
  [
    'drag ramble waffle bore babble gush go',
    /(?:\bnot|n['’]t|\bnever) (?:drag(?: on)?|ramble(?: on)?|waffle|bore|babble|gush|go on (?:and on|too long|forever))\b/g,
  ],
  [
    "what what's",
    /\bwhat(?:['’]s| is| are| was| makes \p{L}+) (?:so |most |really )?(?:special|interesting|unique|distinctive|essential|relevant|remarkable|notable|useful|needed|necessary|best|good)\b(?! (?:about|for|to|in)\b)/gu,
  ],
  ['ones', /\bthe (?:more|less) \p{L}+ ones\b/gu],
  ['side', /\bon the \p{L}+(?:er)? side\b(?! of)/gu],
  [
    'up out',
    /\b(?:tidy|spruce|jazz|liven|spice|freshen|smarten|beef|brush|clean|tighten|dress|touch|brighten|flesh|neaten|sharpen|pep|punch|smooth)(?:en)? (?:\S+ ){0,4}?(?:up|out)\b/g,
  ],
  [
    'tidy polish enhance refine optimise optimize tweak',
    /^(?:please )?(?:tidy|polish|enhance|refine|optimi[sz]e|tweak)\b/g,
  ],
  ['down', /\b(?:tone|water|cut|trim|slim) (?:\S+ ){0,3}?down\b(?! to| from| by)/g],
  [
    'nothing anything',
    /\bnothing (?:too |overly |very )?(?:fancy|special|elaborate|complicated|heavy|formal|stuffy|flashy|crazy|extreme|major|big|serious|long|fussy|cheesy)\b|\bnothing (?:too|overly) \p{L}+|\banything (?:too|overly|remotely) \p{L}+/gu,
  ],
  [
    'something',
    /\bsomething (?:(?:really|quite|more|rather|somewhat|fairly) )?(?:nice|cool|good|short|simple|fun|light|catchy|punchy|upbeat|funny|clever|different|warm|personal|suitable|appropriate|relevant|similar|fitting|useful|uplifting|inspiring|memorable|interesting|special)\b|\bsomething (?:a (?:bit|little|touch)|quite|rather) \p{L}+|(?:^|\b(?:write|make|say|do|create|add|give me|draft|need|want|find|compose) )something (?=(?:about|for|on|with|to|like)\b)|\bsomething that (?:stands out|pops|works|fits|sticks|sells|grabs|feels|looks|sounds|reads|catches)\b/gu,
  ],
  [
    'anything everything things whatever any those parts passages ones',
    /\b(?:anything|everything|things|those|parts|passages|the ones|any \p{L}+|whatever)(?: else)? (?:(?:that|which) )?(?:looks?|seems?|sounds?|feels?|strikes?|stands? out|matters?|deserves?|you (?:think|find|feel|consider|deem|like|want|see fit))\b(?: (?:you as )?\p{L}+)?/gu,
  ],
  [
    'look looks seem seems sound sounds feel feels',
    /\b(?:that|which) (?:looks?|seems?|sounds?|feels?) (?!like\b|as\b|at\b|for\b|after\b)\p{L}+/gu,
  ],
  [
    'might seems sounds feels looks gets becomes',
    /\b(?:where|wherever|when|whenever|if) (?:it|they|this|that|something|things|the text|the tone) (?:might be|seems?|sounds?|feels?|looks?|gets?|becomes?|is|are) (?:too |very |a bit |rather )?(?:unclear|harsh|boring|awkward|clumsy|confusing|repetitive|dull|heavy|stiff|wordy|long|complicated|dry|off|wrong|odd|right|natural)\b/g,
  ],
  [
    'way manner fashion',
    /\bin an? (?:more |less )?(?!same|different|following|formal|friendly|polite|neutral|plain|similar|single|new|certain|particular|specific|random|fixed|way|manner)\p{L}+ (?:way|manner|fashion)\b(?! that| in which)/gu,
  ],
  [
    'anything everything',
    /\b(?:anything|everything) (?:else )?(?:questionable|doubtful|dubious|problematic|debatable|fishy|off|surprising|remarkable|striking|confusing|unclear|inappropriate|superfluous|unnecessary)\b/g,
  ],
  ['more', /\bthe more \p{L}+,? the better\b/gu],
  ['possible necessary needed can', /\bas \p{L}+ as (?:possible|necessary|needed|you can)\b/gu],
  [
    'roughly around approximately',
    /\b(?:roughly|around|approximately) (?:an?|half an?|half|one) (?:page|paragraph|screen|side|minute|line|of)\b|\broughly (?:the same|as)\b/g,
  ],
  [
    'things',
    /\b(?:and|or|other|some|about|few|of|certain|all the) things\b(?! (?:that|which|are|were|like that)\b)/g,
  ],
  ['interval intervals', /\bat (?:\p{L}+ )?intervals\b/gu],
  ['up', /\bup to you\b/g],
  ['easy quick simple', /\b(?:easy|quick|simple) to \p{L}+|\beasy on the eye\b/gu],
  [
    'fit suitable appropriate right',
    /(?<=\b(?:be|is|it's|are|it|them|sounds?|looks?) )(?:fit|suitable|appropriate|right) for \p{L}+/gu,
  ],
  [
    'appeal resonate speak grab hook captivate delight impress wow',
    /(?<=\b(?:should|must|shall) )(?:also |really )?(?:appeal to|resonate with|speak to|grab|hook|captivate|delight|impress|wow) (?:\p{L}+ ){0,2}\p{L}+/gu,
  ],
  ['well', /\bgoe?s? well with\b/g],
  [
    'nearly almost',
    /(?<=\b(?:is|are|that's) )(?:nearly|almost) (?:out of \p{L}+|empty|full|gone|due|expired|over)\b/gu,
  ],
  [
    'amount number quantity',
    /\ban? (?!(?:same|equal|exact|total|maximum|minimum|even|odd|given|fixed|whole|final|phone|serial|account|order|customer|reference|positive|negative|prime|random|single|round|real|natural|page|line|house|plate|tax|invoice|model|version|cardinal|binary|two|three)\b)\p{L}+ (?:amount|number|quantity) of\b/gu,
  ],
  [
    'paragraph line sentence word page day week minute hour bullet point example',
    /\b(?:a|an|one) \p{L}+ or (?:two|so)\b/gu,
  ],
  [
    'colour color spice flair personality flavour life warmth substance interest texture depth',
    /\b(?:add|give|bring|inject|put|needs?|want|with|lend)(?: (?:it|them|this|the text|in))? (?:some|a bit of|a little|more|a touch of|extra|a dash of) (?:more )?(?:colou?r|spice|flair|personality|flavou?r|life|warmth|substance|interest|texture|depth)\b/g,
  ],
  [
    'engaged interested hooked interesting moving',
    /\bkeep (?:it|things|them|the \p{L}+|readers|people|everyone|guests|\p{L}+) (?:engaged|interested|hooked|interesting|moving|entertained)\b/gu,
  ],
  [
    'well better nicely smoothly right good natural professional great',
    /(?<=\b(?:it|that|this|text|everything|so|must|should|to) )(?:flow|read|work|sound|look|feel)s? (?:well|better|nicely|smoothly|right|good|natural|professional|great)\b/g,
  ],
  [
    'attention impression impact eye',
    /\b(?:grab|catch|draw|attract|command)s? (?:\p{L}+ )?(?:attention|the eye)\b|\b(?:leave|make)s? an? (?:\p{L}+ )?(?:impression|impact)\b/gu,
  ],
  [
    'once-over polish love facelift makeover brush-up',
    /\bgive (?:it|this|them|the \p{L}+|my \p{L}+) (?:an? |some )(?:(?:bit of|quick|little|good|light) )*(?:polish|love|facelift|once-over|makeover|brush-up|spruce)\b/gu,
  ],
  [
    'tweak tweaks edit edits change changes touch-ups adjustments',
    /\b(?:light|minor|small|slight|minimal|gentle|subtle|quick) (?:tweaks?|edits?|changes?|touch-ups?|adjustments?)\b/g,
  ],
  [
    'main key essential central core crucial vital',
    /(?<!\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) )\b(?:main|key|essential|central|core|crucial|vital) (?:points|facts|features|findings|aspects|advantages|benefits|takeaways|arguments|details|differences|changes|ideas|messages?|information|results|insights|issues|bits|parts|pieces|passages|themes|events|figures|attractions|rules|reasons|risks|topics|sights|ingredients|steps|developments)\b/gu,
  ],
  ['depth', /\bin (?:more |some |enough |sufficient |greater )depth\b/g],
]
