/** What shape a result has. How a line is written: `trait_book.ts`. */
export const FORM_TRAITS = `
list: in/as/into list|list form/format|checklist|itemised/itemized/itemise/itemize|enumerate|@make+list|line/row+own/separate|item in list|one per line|with dash ? list
bullet ^list: bullet|bulleted|dotted list|dash list|dot point|tick off
numbered ^list: numbered list/point/step/item/line/sequence|number them/each/every/step
table: as/in/into/with table/grid|tabular|markdown table|@make+table/grid ? table|column
heading: subheading|sub heading|section title/header|under/with/between/into heading|heading for/over/above/each|own/give+heading ? heading|header|subhead
prose !list,table: running/continuous/flowing/fluent/connected/unbroken/coherent text/prose/paragraph|prose|block of text|solid/unbroken block|essay form|paragraph only|uninterrupted
unbroken ^prose !heading,list,table,subhead: unbroken|uninterrupted|one/single block|without a break/heading|no break in it
one-line * !many-lines,table: in/on/as/into/for one/single line|single line|one line only|room for line
many-lines: blank/empty line|new/fresh/own/separate line|@count/several line|three/two/four/several/three short paragraph|paragraph break|spread over|one per line ? line break|break
plain * !markup,emoji: plain/bare/raw/pure text/ascii|ascii only|unformatted|strips formatting|raw character|monochrome
markup: in/as/use/with markdown/html|rich text ? markdown|formatting|markup|styling|html|asterisk|hash sign
bold ^markup: bold|boldface|bolded|heavy type
italic ^markup: italic|italicise|italicize|underline|underlined
colour-type ^markup: in red/green/blue/yellow/orange/colour/color|coloured/colored text/letter|colour coded|highlighted in|ansi
link: hyperlink|link to/at/below|with link|clickable|@make+link/url ? link|url|web address|hyperlink
code-block: code block/fence|fenced|backtick ? backtick|code fence|code block
spoken * !table,markup,link,footnote,image: read out|read aloud|spoken|through handset|over phone/telephone/loudspeaker/tannoy/intercom/radio|down the line/phone|phone assistant/bot|voice bot/menu|voicemail|answering machine|nothing to look at|nothing to see|caller+hear|cannot/can't see|telephone voice|voice assistant/message/mail|text to speech|on/over radio|listener|hear it/them|only hear|no screen|by ear|loudspeaker|podcast script|blind
paper * !clickable: on paper|printed on/in/and|hung up|pinned|noticeboard|letterbox
clickable: click|clickable|embed|gif|animation|hover|scroll|autoplay|pop up|button|video
footnote: footnote|endnote ? footnote|endnote|fine print
image: @make+image/picture/photo/diagram/chart/graph ? image|picture|photo|illustration|diagram|chart|graph|drawing
short-message * !table,bold,italic,image,heading: sms|text message|push notification|tweet|pager
dialogue: as/in dialogue|direct speech|conversation|take turn|speak in turn|dialog ? direct speech|dialogue|spoken line
monologue !dialogue: monologue|single voice
rhyme !unrhymed: rhyme|rhyming|rhymed|couplet ? rhyme
unrhymed: free verse|blank verse|unrhymed
brief !exhaustive: brief and/report/text/email/answer|be brief/concise|keep+brief/short/concise|short as|extremely/very brief/short|shortest|nutshell|telegram style|succinct
exhaustive: comprehensive|exhaustive|very/highly/extremely/minute/great/full/every/all detail|in depth|thorough|everything about|at length|leave nothing out
capitals !lower-case: all/in/block cap/capital|capital only/throughout|upper case|uppercase|capitalise/capitalize ? capital|capital letter
lower-case: lower case|lowercase|small letter|uncapitalised
digits !number-words: in/as digit/figure/numeral|digit only|numeral ? digit|numeral
number-words: spell/spelt/spelled ~ number|number/quantity/amount/figure ~ word|spell/spelt/spelled out|write out ~ number
whole !decimals: whole number/euro/pound/dollar/thousand/percent|round/rounded/nearest+whole/full/ten/hundred/thousand/million/euro|full euro/pound/dollar|in whole|no cent/pence
decimals: @count decimal|half point/mark/step|decimal such|to the penny/cent/pence|down to penny/cent|unrounded|exact to|exact amount ? decimal|rounding
celsius !fahrenheit: celsius|centigrade
fahrenheit: fahrenheit
metric !imperial: metric|si unit|in gram/metre/meter/kilometre/cm/kilogram
euro !dollar,sterling,franc: in euro/eur
dollar !sterling,franc: in dollar/usd
sterling !franc: in pound/gbp/sterling
franc: in franc/chf
imperial: imperial|in mile/feet/inch/ounce/lb
first !third: first person|i form|we form|my perspective/viewpoint|own voice|i narrator|we/i/our+subject|who say i|as i|says i ? first person
third: third person|impersonal|outside story/event|outside narrator|never say i|narrator+outside/she/he|omniscient narrator|he or she form|about me
second: second person|address+reader/user/customer/listener/patient/you/directly|speak+reader/user/directly ? address reader|reader addressed|address user|direct address|second person
past !present,future: last week/month/year|yesterday|past tense|in past|verb+past|simple past|preterite|looking back|as memory
present !future: present tense|in present|historic/historical/live/narrative/simple/vivid/dramatic/continuous present|use the present|happens now
future: future tense
active !passive: active voice|active sentence|into/in active ? active
passive: passive voice|in/into passive|passive throughout|passive sentence ? passive
contraction: with/use contraction|contracted form|people talk ? contraction|contracted form|shortened form
british !american: use/write/form/spell+colour/honour/harbour/centre/theatre/labour/favourite/organise/neighbour/programme|british/uk english/spelling/usage|oxford|british|collins|guardian
american: use/write/form/spell+color/honor/harbor/center/theater/labor/favorite/organize/neighbor|american/us english/spelling/usage|american|merriam webster|webster|texas
polite-you !casual-you: use/with/polite/formal sie/vous/usted/lei|as sie/vous/usted
casual-you: use/with/as du/tu|say du/tu
only-output * !around: nothing but ~ @output|nothing other than|only ~ @output|@output only|@output alone|just ~ @output|@output+nothing else|no other text/word|not a word more|nothing more|anything else+break/fail/crash|anything/nothing/text/prose/word/character outside/around/before/after/besides|without/no explanation/commentary/preamble/prose|raw/pure/bare/single json/csv/xml/code/sql|parser|one word answer|answer/reply in/with one word
around -: say/state/note in/what/how/why/briefly|walk me through|show+how/working/reasoning|explain|justify|preface|tell me briefly/in/which/how/what|comment on|@add+sentence/comment/note/explanation/remark/paragraph/caveat/disclaimer/introduction/intro/summary/commentary/greeting|open/begin/start/close/finish/end/kick/lead+sentence/note/remark/paragraph/greeting/comment/summary/explanation/line|before/after/below/above/under/underneath/beneath/following/behind json/object/table/csv/code/row/list/array/xml/label/number/formula/query/output/block/answer|with explanation/reason/reasoning/justification/comment/intro|step by step|sign off|give/with/name/state/say reason/why|how sure/certain/confident
`
