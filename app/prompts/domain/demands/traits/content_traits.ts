/** What a result holds. */
export const CONTENT_TRAITS = `
price: costs £ ? amount in euro/euros/pound/dollar/cash|price|cost|fee|rental|rent|tariff|rate|how much|expense|discount|rebate|£
figure: ? figure|statistic|percentage|numeral|numbers
percent ^figure: ? percent|percentage
amount ^figure: ? amount|turnover|revenue|sum|number of|year of
date: ? date|weekday|deadline|# @month|@month #|day of
name: by name|who say/said|say/state/tell/reveal/mention/announce/write/note who|full name|surname|last name|real name|speaker name|who said|tell who/which|know who/which|conclude who/which|identify+person/speaker/customer/school|recognise/recognize person|traced to|clue who|guess who|name+person/speaker/customer/patient/client/whoever/who|name/identify+each/every|with+name and|first name of|her/his/their/my/its name|give/state/mention+name ? names|naming anyone/anybody/person/people|full name|surname|first name|identity|speaker
age ^person-data: ? age|you are #|aged #|# year old|years old|how old|date of birth
address ^person-data: ? address|street|where+live
phone ^person-data: ? phone|phone number|telephone
person-data: ? personal data/detail/information|private detail
anonymous * !name,signed: nobody/none/person/individual+recognised/recognized/identified/traced/named/recognisable/recognizable|no one+recognised/recognized/identified/traced/named|anonymous|anonymise|anonymize|anonymity|unidentifiable|unrecognisable
signed: sign+name|signed by|my full name|signature
salary: ? salary|pay|wage|earning|remuneration
budget: ? budget
emoji: @add+emoji/smiley/emoticon ? emoji|emoticon|smiley|smiling face|pictogram
hashtag: ? hashtag
exclamation: ? exclamation
question: ? question|rhetorical question
yes-no: is it true|yes or no|yes no question|closed question|do you/they
greeting: dear mr/mrs/ms/dr/sir/madam|open/begin/start+dear/hello/hi/greeting/salutation|greet|hello dear ? greeting|salutation|hello|form of address
sign-off: kind/best regards|sign off|yours sincerely/faithfully ? sign off|closing line|regards|valediction
cta: urge+to|call on+to|invite+book/buy/order/call|appeal+to|vote for|ask+book/buy/order|book/buy/order now/yours/today ? call to action|appeal|invitation to buy|prompt+buy
source: cite|with source/citation/reference|name/give/list+source ? source|citation|reference|footnote
quote: quote+of/two/three/one/him/her/them/each/what|quotation mark|have their say ? quotation|quote|direct speech|direct quote|verbatim remark
metaphor: like a/an|compare+with/to|as if ? metaphor|simile|figure of speech|imagery|comparison|analogy
adjective: ? adjective|adverb
intro: ? introduction|intro|preamble|preface|opening remark|lead in
conclusion: ? conclusion|closing|summary|outro|closing remark|wrap up
competitor: compare+those of|unlike other/our|than our rival|other maker|beat ? competitor|competition|rival|other maker/supplier/provider/brand
apology: apologise|apologize|sorry|deep regret ? apology|apologise|apologize|sorry|regret
fault: ? fault|blame|guilt|liability|responsibility|mistake|error
advice: vote for|recommend/advise+one/which/the/him/her/them|advising|tell+should/take/buy|say which+best ? recommendation|advice|suggestion|tip|preference|verdict|recommend|advise|weigh in
medical: diagnose|which/what dose/illness/disease|prescribe ? medical advice|diagnosis|dose|treatment|medication|illness
ending: tell how+end ? ending|culprit|murderer|killer|who did it|twist|spoiler|spoil
solution: print/give/show/reveal/provide/tell+solution/answer|answer key|worked solution ? solution|correct answer|right answer
example: ? example
brand: ? brand|company name|maker
reason: ? reason|why
contact: ? contact|contact detail
warning: ? warning|disclaimer|caveat
noask * !ask: straight away|in one go|this very answer|right away|at once|can't answer
ask: ask me/us/nothing/back|ask+question|question to/for me|check with me|come back with question|back to me|find out from me|find out+first|wait for my|clarify with|clarifying question|question first|interview me|i have answered
one-message * !stepwise: all+first message|one/single message/reply/answer/response/go|all at once|all+together|in one piece
stepwise: one at a time|stop and wait|wait until|stop after each|after each/every step|wait for my go|until i say/type/write|piece by piece|one step per|next+only after
in-role * !leave-role: stay in character/role|in character|in role|never leave|break character|nothing else than+character
leave-role: as an ai|leave+role|out of role|out of character|drop+role|step outside|language model
one-choice * !several: exactly/just/only one|one @label|single @label/winner/choice/answer|choose/pick/recommend/name/select one/single|your one|one winner|never more|one favourite
several: both @label|write/name/give/list/return/show/put/use both|name them both|two or more|several/multiple @label|all that apply|give/list/name/return/apply/assign/put/choose/pick/recommend/show all|list all|more than one|as many @label|second choice|runner up|equally good
verbatim !rephrase,shorten,drop: word for word|letter for letter|letter by letter|verbatim|every word|exact wording|unaltered|reproduced exactly|leave/keep+wording
only-correct * !rephrase,shorten,reorder,translate,active: @errors+only/nothing/just/alone|only+@errors|fix/correct+rest/else
rephrase: rephrase|make+lively/livelier/friendlier/warmer/better/smoother/elegant/catchier/punchier|reword|rewrite|paraphrase|own word|smooth|polish|sound friendlier/warmer/better/livelier|restructure|simplify|modernise|modernize|liven|improve+style|tone down|change+tone/style|recast|redraft|into active/passive|change/alter+word/wording/sentence|passive+active ? rephrase|reword|rewrite|paraphrase|reformulate
shorten: shorten|cut to/by|trim|condense|halve|reduce+to|abridge|to half|to third|boil down|drop/delete+every/all/some/two/three|cut+to|tighten ? shorten|cut|abridge|condense
keep-text * !shorten: keep/retain/leave+every/each/all+sentence/word/line/paragraph|every/each sentence/word/line/paragraph+stay/remain/kept/preserved|unabridged|word for word|verbatim
keep-all * !drop: keep/retain/include/list+every/each/all+item/comment/entry/point/row/step/name/question|nothing+left/lost/missing/cut|leave nothing out|omit nothing|every/each/all+stay/remain/kept/preserved/included|not/none+missing/lost|all+be in
drop: drop/omit/delete+sentence/paragraph/point/half/third|skip/ignore/drop/omit every/any/all/those|leave out every/any/all/those|only the+most|reduce+to
reorder: move+to|swap|reorder|re order|rearrange|reverse+order|change/alter+order|sort them/item/by|put+before/after|shuffle ? reorder
keep-order !reorder,alpha,newest,oldest,important,big,small: keep/retain/leave+order/sequence|original/same order|order given/unchanged/as|in order i/they|order/sequence+sacred/fixed/stay
keep-figures !change-figures: figure/number/amount/value+remain/stay/unchanged/untouched
change-figures: convert+to/into/from|round|change/alter/touch+figure/number/amount|raise/increase/reduce+percent/to|update+figure|recalculate|adjust+figure
closed * !outside,invent: only+fact/information/data/figure/note/material/text/source/given/provided/stand|just+fact/information/given|nothing else than|on nothing else|nothing+passage/text/source/note/material/extract/document/article|stick+fact/text/figure/table/note/source|nothing beyond|solely/exclusively+fact/data/text/information|invent/add/make nothing|nothing+not in|rely/base+only|what is below/above/given/written|verifiable
outside: published study|study/research/report on/from/by|external/other/outside source/knowledge|internet|the web|do research|look up|own/general knowledge|expert say|recent study/figure|current figure/number|literature|background knowledge|what you know|supplement+with|wikipedia|from memory|text/note/source+doesn't/not/missing ? outside knowledge/source|own knowledge|internet|web|research
invent: invent|make ~ up|made up|fictional|fictitious|fabricate|think up|dream up|imaginary|come up+quote/customer/testimonial/figure/statistic/name|plausible
alpha !pinned,oldest,newest,important,big,small,random: alphabetical|by alphabet|a to z|abc order|sort/order/arrange/list by surname/name/title
oldest !pinned,newest,important,big,random: start/begin/open with oldest/earliest|chronological|oldest/earliest+first/top/begin|by date/year|date/time order|as+unfolded/happened|oldest to newest
newest !pinned: start/begin/open with newest/latest|reverse chronological|newest/latest/recent+first/top/back|newest to oldest|backwards in time
important: important first|by importance/priority/urgency/relevance|urgent first|priority order
big !pinned,small: start/begin/open with largest/highest/longest/biggest/dearest/expensive|largest/highest/longest/biggest/dearest first|expensive+first|descending|high to low|large to small|highest to lowest|largest to smallest
small !pinned: start/begin/open with smallest/lowest/cheapest/shortest|smallest/lowest/cheapest/shortest first|ascending|low to high|lowest to highest|smallest to largest|cheapest to
random: random order|shuffle|no particular order|mixed order
pinned: must be/come/stand/go first|@put+first/top|go/come first|be first line/entry/item/row|open/head/lead list|stand at top
`
export const LIMIT_TRAITS = `
vegan * !animal: vegan|plant based|purely plant
vegetarian * !meat,fish: vegetarian|veggie|meat free|meatless|hindu
gluten-free * !gluten: gluten free|coeliac|celiac
dairy-free * !dairy: dairy free|lactose free|lactose intolerant|milk free
nut-free * !nut: nut free|nut allergy|allergic to nut
egg-free * !egg: egg free|allergic to egg
no-alcohol * !alcohol: alcohol free|non alcoholic|teetotal|not drink|drink no
no-pork * !pork,alcohol: halal|kosher|muslim
sugar-free * !sugar: sugar free|diabetic
meat ^animal: ? meat|chicken|beef|pork|bacon|ham|sausage|lamb|turkey|veal|duck|goose|rabbit|venison|quail|pheasant|liver|steak|meatball|brisket|rib|pancetta|pastrami|bratwurst|mutton|mince|chorizo|salami|prosciutto|lard
pork: ? pork|bacon|ham|prosciutto|lard
fish ^animal: ? fish|salmon|tuna|shrimp|prawn|anchovy|cod|oyster|mussel|crab|trout|herring|mackerel|sardine|squid|octopus|lobster|scallop|clam|seafood|haddock|halibut|eel
dairy ^animal: ? butter|cream|cheese|milk|yoghurt|yogurt|parmesan|feta|mozzarella|ghee|whey|mascarpone|quark|dairy|custard|gouda|cheddar|ricotta|gruyère|brie|camembert|halloumi|kefir
egg ^animal: ? egg|meringue|mayonnaise
honey ^animal: ? honey
animal: ? animal product|animal
gluten: ? gluten|wheat|flour|barley|rye|couscous|bulgur|semolina|breadcrumb|seitan|soy sauce|pasta|baguette|bread|noodle|spaghetti|cracker|spelt|toast|crouton|pastry
nut: ? nut|almond|hazelnut|walnut|pecan|cashew|peanut|pistachio|praline|marzipan
alcohol: ? alcohol|wine|beer|rum|brandy|vodka|champagne|prosecco|whisky|gin|liqueur|cocktail|cognac|sherry|cider|sangria|amaretto|kirsch|tequila|calvados|ale|schnapps
sugar: ? sugar|honey|syrup|icing|candy
equipment: dumbbell|barbell|kettlebell|treadmill|resistance band|bench press|drill|machine ? equipment|machine|weight|tool
car: drive|by car|rental/hire car|rent/hire+car|car park|take the car ? car
no-car * !car: public transport only|train/bus only|by train/bus only|rely on train/bus|on foot only|car free|reached by bus/train
free * !paid: cost nothing|everything+free|all+free|no entrance fee|without spending|zero budget|nothing to pay
paid: ticket for|per head|entrance fee|admission|entry/admission/ticket+£
weekdays * !weekend: weekday only|only on weekday|working day only
weekend -: saturday|sunday|weekend
oven ^heat: bake|roast|in the oven|preheat|gratinate ? oven|baking
heat: simmer|boil|fry|grill|steam|cook for/until/in ? cooking|stove|hob|heat
no-oven * !oven: no bake|oven+broken
no-heat * !heat: raw only|without cooking|no cook
offline * !online: offline|air gapped
online: fetch from|download|from url|call+api|web request|cloud|cdn ? internet|network|online|external request
stdlib * !library: standard library|vanilla|plain javascript/python|built in only|pure python/javascript|ships with
imports: use/with+module ? import|module
library: pandas|numpy|lodash|jquery|react|vue|angular|requests|axios|django|flask|express|bootstrap|tailwind|moment|beautifulsoup|scipy|tensorflow|pytorch|matplotlib|polars ? library|framework|dependency|package|third party
loop: for/while loop|iterate|loop over ? loop
recursion: recursively|recursive function|call itself|calls itself ? recursion|recursive
function: use max/sumif/if/sum/iferror/index|vlookup ? function
one-statement * !two-statements: one/single statement/query/sql
two-statements: temporary/temp/helper table|two/second query|first create|then query
comments: comment every/each|comment above/on|with comment|explain+in comment ? comment
pure * !impure: pure function|must be unchanged|immutable|input/argument+unchanged|unchanged after|not be modified
impure: global variable/list/state|global|in place|mutate|modify+list/argument/input|caller see|that was passed ? side effect|mutation
regex: with regex|use regex/regular|match with ? regular expression|regex
read-only * !delete: read only|only read|remove/delete nothing
delete: remove+duplicate|delete+row/file|delete the|drop+row|purge|truncate
class: ? class
`
