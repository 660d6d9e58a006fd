/** What a picture shows; read only where one is asked for. */
export const PICTURE_TRAITS = `
empty !person: nobody|deserted|not a soul|not a living/single/human soul/being|no living/human soul/being|uninhabited|unpopulated|lifeless|no human presence|people free|unpeopled|empty of people
person ^being: man|men|woman|women|child|children|boy|girl|crowd|worker|customer|couple|family|tourist|nurse|teacher|farmer|driver|student|dancer|chef|fisherman|passer by|pedestrian|cyclist|sailor|waiter|passenger|visitor|guest|old lady|violinist|musician|player|jogger|keeper|guard|shepherd|baker|painter|gardener|hiker|climber|monk|soldier|bride|shopkeeper|fisher|carpenter|porter|skater|kneel/kneels|sip/sips|smile/smiles at/to/into|mug/cup/bag/book/lantern in hand ? people|person|human|figure|face
being: ? living being|creature|living thing
no-text !lettering: text free|not a word|wordless|free of text
lettering: dialogue|speech bubble|sign reading/saying|word+painted/on|inscription|label reading|lettering across/on|initial|number+door/shirt ? text|lettering|writing|word|caption|typography|headline|title|slogan|inscription
monochrome !hue: black and white|monochrome|greyscale|grayscale|grey tone|gray tone|shades of grey/gray|silver gelatin|single colour
hue: crimson|scarlet|turquoise|blue|red|green|yellow|orange|purple|golden|pink|teal|amber|emerald|violet|colourful|colorful|vivid colour|rainbow ? colour|color
night !noon: night|midnight|full moon|moonlit|starry|after dark|moonlight|milky way|stars
noon: midday|noon|bright/blazing sun|sunlight|sunshine|broad daylight|sunny|blue sky|dawn|first light|sunrise
clear !cloudy: cloudless|clear sky|blue sky|not a cloud
cloudy: cloud|overcast|rain|storm|fog
winter !summer: winter|snow|snowy|ice|frost|january|bare tree
summer: summer|bloom|blossom|swim|sunbathing|sunflower|ripe|autumn leaf
upright !wide: portrait format/orientation|upright|vertical format/image|tall and narrow
wide: landscape format/orientation|horizontal format|widescreen|panorama|panoramic
square !wide,upright: square format|square image/crop/picture
above !below: from above|bird eye|aerial|top down|overhead|drone
below !level: worm eye|from below|look up at|looks up|from floor|low angle
level: eye level
photo !drawn: photo|photograph|photorealistic|photographic|dslr|35mm
drawn: flat style|cartoon|watercolour|watercolor|vector|children book|oil painting|comic style|line drawing|drawn|anime|pencil sketch|woodcut|brush stroke
bare-background !scenery: white/plain/empty/neutral/seamless/solid/pure background|nothing in background|against pure/plain/white/solid
scenery: behind+rise/stretch/stand/lie|background show|forest|mountain|skyline|street|market|landscape|kitchen
close !far: close up|macro|tight crop|only face|head and shoulder
far: wide shot|full body|head to toe|long shot|from afar|whole figure
single !several-things: single|alone|only one|nothing else|one lone|solitary|by itself
several-things: next to it|three further|two more|a second|several|group of|row of|dozen|pair of|beside it
animal ^being: dog|cat|horse|bird|gull|cow|fox|sheep|deer ? animal
bald !hair: bald|shaved head
hair: hair|ponytail|braid|curl
shut !open: closed umbrella/door/eye/book/window/mouth|eyes closed|shut
open: is/are/stand/wide/flung open|open door/eye/book/window/umbrella/mouth
`
