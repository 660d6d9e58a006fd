const words = (text: string) => new Set(text.trim().split(/\s+/))

/** What a result is made of: a loose word about one of these speaks about the result. */
export const RESULT =
  words(`text texts copy wording words word sentence sentences line lines paragraph paragraphs section sections page pages slide
  slides bullet bullets points point list lists table tables column row entry entries title titles headline headlines heading headings caption captions tagline
  taglines slogan slogans name names idea ideas option options suggestion suggestions example examples question questions answer answers reply
  response responses email mail letter message note memo post posts tweet tweets article essay story poem verse song lyrics script speech toast
  joke jokes anecdote anecdotes quote quotes quotation quotations description descriptions summary overview report review analysis comparison
  explanation explanations definition definitions reason reasons argument arguments tip tips step steps exercise exercises activity activities
  game games plan schedule agenda timetable itinerary recipe guide tutorial leaflet flyer poster brochure banner ad advert announcement notice
  invitation newsletter presentation deck pitch version versions draft variant variants alternative alternatives translation code function query
  formula comment comments test tests chart graph diagram image picture illustration logo icon design layout style tone voice language register
  mood colours colors colour color palette background lighting font fonts composition intro introduction opening ending closing conclusion hook subject hashtag
  hashtags emoji emojis keyword keywords tag tags label labels detail details information info context statistics remark remarks link links
  source sources reference references humour humor wit puns metaphor metaphors vocabulary term terms phrase phrases expression expressions
  break breaks pause pauses checks changes improvements measures action actions theme themes category categories group groups topic topics
  material output result content structure format examples facts figures numbers data advice recommendation recommendations task tasks quiz start
  welcome greeting sign-off goodbye cta bio profile passage chapter scene score scores total totals mark marks dialogue character variety repetition whitespace space flow read feedback approach version take treatment type print letters chunk chunks ones portion portions block blocks piece pieces handling naming coverage performance usability estimate`)

/** What can be measured: "a decent amount" says that nobody did. */
export const MEASURE =
  words(`amount number length size pause interval intervals level depth detail cost costs price prices distance time times period
  pace speed volume share proportion degree extent quantity range height width weight rate limit margin spacing gap delay duration frequency
  threshold budget sum fee discount portion scale quality standard font temperature difficulty effort resolution order way manner fashion extent deal buffer
  tolerance timeframe deadline notice`)

/** A choice among many, from which a loose word picks. */
export const PICKED =
  words(`ones one orders order cases case items item customers clients values value amounts changes issues problems errors invoices
  transactions sums differences deviations risks points ideas numbers findings entries rows records tickets complaints comments reviews messages
  mistakes parts places files products sales payments accounts tasks events results passages words sentences news articles studies bugs figures
  remarks suppliers offers bookings expenses posts answers facts topics reports incidents outliers`)
