/** Verbs, adjectives and adverbs of every day: they say little about what a text is about. */
export const COMMON_WORDS = `
accept accompany achieve act admit adopt afford agree aim allow announce appear appreciate arrive assume assure attach attend attract base beat become behave
believe belong bind blow borrow bother bow breathe bring burn call care carry catch celebrate chase check cheer claim climb collect combine come commit complete
concern confirm confuse connect consider contact control convert cope copy correct cost count cover create cross cry cut damage dare declare defend deny depend
deserve destroy develop die dig direct disagree disappear discover dislike divide do doubt drag draw dream dress drop earn edit enable encourage enjoy enter equip
escape establish examine excite excuse exist expand express face fail fasten favour feel fetch fight fill fit fold follow force form gain gather glance grab greet
grow guarantee guess guide handle hang happen hate head heal hear hide highlight hit hold hope hurry hurt identify ignore imagine imply impress indicate influence
inspire intend introduce involve join joke judge jump justify kick kill knock know land last laugh lay lead lean let lie lift like link listen live load lock look
love maintain manage mark match matter mean measure mention mind miss mix move note notice observe obtain offer open operate order organise own pass pause perform
persist place point possess pour practise praise predict press pretend prevent print proceed process promise protect prove provide pull push put raise reach react
realise receive recognise recover refer reflect regard relate relax rely remain repeat represent require rest reveal roll rush satisfy save scream seem sense
separate serve set settle shake share shout shut sign sit skip smell smile solve spell split spot spread stand stare stay steal step stick stretch struggle suffer suit
supply support suppose surround survive suspect switch take tend thank think throw touch treat treat trust turn twist understand unite upset urge use vary view visit
wait walk wander warn wash waste watch wave wear weigh win wish wonder work worry wrap yell
absent able absolute accurate active actual additional alive alone alternative ambitious ancient appropriate asleep available average aware awful bare basic bitter
bold bored bottom brief bright broad busy capable careful central certain chief clever close cold comfortable common compact complete complex concrete conscious
consistent constant convenient cool correct creative crowded curious current daily dead deep delicate dense desperate different direct dirty distant distinct double
dry due dull eager empty enormous entire equal essential eventual evident exact excellent exciting expected extra extreme fair false famous fancy fat favourite few
fine fit flat flexible foolish foreign fortunate fresh full general generous gentle genuine gradual grand grateful great gross guilty half handsome happy harsh
healthy heavy hollow horrible hungry ideal ill immediate impossible impressive independent indirect individual inner intense internal joint just keen lack last lazy
legal likely limited local logical loose lucky mad major mental mere middle mild minor mixed moral mutual narrow natural neat negative nervous neutral noble normal
obvious odd opposite ordinary original outer overall partial particular passive patient perfect permanent personal physical plus popular positive practical precise
previous primary prime private probable proper proud public pure quick random rare raw ready real realistic reasonable regular related relative relevant remarkable
responsible right rough round rude same scarce selfish sensible sensitive sharp sick silly smooth so-called social soft solid sour special specific spare steady
steep stiff straight strange strict stupid subtle sudden sufficient suitable super sweet tall tender terrible thick thin tight tired total tough tricky typical
ugly underlying unique unknown upper usual various vast visible vital whole wild willing wise wonderful worth wrong
about above absolutely accordingly afterwards ahead aloud altogether anyway around aside away backwards beforehand below certainly completely directly during early
easily else enough entirely especially exactly finally forward frankly fully generally gladly hardly hence hopefully how however immediately indeed instantly
largely lately mainly meanwhile merely moreover mostly namely nearly nevertheless nowadays obviously otherwise partly perfectly possibly probably properly purely
quickly rarely recently roughly separately seriously shortly simply slightly slowly soon specially suddenly surely thoroughly together totally twice usually
behalf hand place side kind part thing way time case fact matter people person somebody half pair couple group number amount level degree rest whole beginning middle
`
