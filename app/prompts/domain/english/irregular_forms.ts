/** Base forms with the forms that no ending tells: "go: goes went gone". */
const FORMS = `
be: is are was were been being am | have: has had having | do: does did done doing | go: goes went gone going | day: daily days
say: said says saying | tell: told telling | make: made making | give: gave given giving | take: took taken taking | get: got gotten getting
write: wrote written writing writes | read: reads reading | speak: spoke spoken speaking speech | think: thought thoughts | know: knew known knowledge
see: saw seen | find: found | bring: brought | buy: bought buying | sell: sold selling sale sales seller | send: sent sending sender
pay: paid payment payments pays payer | leave: left | lose: lost loss losses loser | win: won winning winner | meet: met meeting meetings | keep: kept keeping
hold: held | lead: led leader leaders leadership | training: trained trainer trainers trainings | teach: taught teacher teaching teachers | build: built building builder | break: broke broken breakage
grow: grew grown growth | choose: chose chosen choice choices | begin: began begun | drive: drove driven driver drivers driving | eat: ate eaten | feel: felt feeling feelings
fall: fell fallen | fly: flew flown flight flights | forget: forgot forgotten | freeze: froze frozen | hear: heard | hide: hid hidden | lend: lent lender
ride: rode ridden | ring: rang rung | rise: rose risen | run: ran | shake: shook shaken | show: shown showed | sing: sang sung song songs singer | sink: sank sunk
sit: sat | sleep: slept asleep | spend: spent spending | stand: stood | steal: stole stolen theft | swim: swam swum swimmer | swear: swore sworn | tear: tore torn
understand: understood | wake: woke woken | wear: wore worn | mean: meant meaning | deal: dealt | learn: learnt learner learning | light: lit
man: men | woman: women | child: children childhood kid kids | person: people persons | foot: feet | tooth: teeth | mouse: mice | life: lives | knife: knives | wife: wives
leaf: leaves | half: halves | shelf: shelves | analyse: analysis analyses analyze analyst analysts analytic analytics | criterion: criteria | datum: data
advise: advice advises advised adviser advisor advisory | decide: decision decisions decided deciding | describe: description descriptions descriptive | explain: explanation explanations explanatory
propose: proposal proposals proposed | complain: complaint complaints complained | apply: application applications applicant applicants applied applies | receive: receipt receipts received recipient
respond: response responses | succeed: success successful | produce: production producer | reduce: reduction reductions | solve: solution solutions | conclude: conclusion conclusions
expand: expansion | extend: extension | permit: permission | prefer: preference | differ: different difference differences | compare: comparison comparisons comparative | persuade: persuasion persuasive
strong: strength strengths | long: length lengths longer longest | wide: width | high: height higher highest | deep: depth | hot: heat heating | poor: poverty | safe: safety safely | true: truth
warm: warmth | young: youth younger | old: older oldest elder age aged ages | angry: anger | hungry: hunger | simple: simply simplicity simplify | clear: clearly clarity clarify | brief: briefly brevity
polite: politely politeness | humour: humor humorous humorously | fun: funny | embarrass: embarrassing embarrassment embarrassed | apologise: apology apologies apologetic apologize | sum: summary summaries summarise summarize
recall: recalls | invite: invitation invitations | marry: marriage married | die: death dead died dying | bear: birth born | threaten: threat threats threatening | repeat: repetition
big: bigger biggest | large: larger largest | small: smaller smallest | short: shorter shortest | cheap: cheaper cheapest | late: later latest delay delayed delays | early: earlier earliest
good: better best | bad: worse worst | many: more most | little: less least | far: further farthest | easy: easily easier ease
`

/** What a word is a form of, where its ending does not tell; else the word itself. In lower case. */
export function baseForm(word: string): string {
  return BASES.get(word) ?? word
}

const BASES = new Map(
  FORMS.split(/[|\n]/)
    .filter((row) => row.includes(':'))
    .flatMap((row) => {
      const [base, forms] = row.split(':').map((part) => part.trim())
      return forms.split(/\s+/).map((form) => [form, base] as const)
    })
)
