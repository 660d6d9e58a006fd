/** Blocks of data as people paste them, each with commands and labels in it that are not meant. */
export const BLOCKS: [what: string, block: string][] = [
  [
    'services in containers',
    `version: "3.9"
services:
  web:
    image: nginx:1.27
    ports:
      - "8080:80"
    environment:
      - TONE=formal
    depends_on: [db]
  db:
    image: postgres:16

volumes:
  data: {}`,
  ],
  [
    'a workflow',
    `name: Check
on:
  push:
    branches: [main]

jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      # Please write a short table.
      - uses: actions/checkout@v4
      - name: Install
        run: npm ci
      - run: |
          npm test
          echo "Return only JSON."`,
  ],
  [
    'several documents',
    `---
kind: Service
metadata:
  name: shop
---
kind: Deployment
metadata:
  name: shop
spec:
  replicas: 2
---`,
  ],
  [
    'a list of records',
    `- name: Anna
  age: 31
  note: Please answer within 3 days.
- name: Ben
  age: 28
  note: null`,
  ],
  [
    'a build file',
    `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.example</groupId>
  <dependencies>
    <dependency>
      <groupId>org.junit</groupId>
      <version>5.11.0</version>
      <scope>test</scope>
    </dependency>
  </dependencies>
</project>`,
  ],
  [
    'a feed',
    `<?xml version="1.0" encoding="UTF-8"?>
<!-- Write three versions. -->
<rss version="2.0">
<channel>
<title>News</title>
<item><title>Ships are late</title><description><![CDATA[Use <b>bold</b> & a formal tone.]]></description></item>
</channel>
</rss>`,
  ],
  [
    'a list of properties',
    `<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>Label</key><string>com.example.job</string>
  <key>RunAtLoad</key><true/>
</dict>
</plist>`,
  ],
  [
    'a drawing',
    '<svg viewBox="0 0 10 10"><path d="M0 0L10 10"/><circle cx="5" cy="5" r="2"/></svg>',
  ],
  [
    'a form',
    `<form action="/send" method="post">
  <label for="mail">Write your mail</label>
  <input id="mail" type="email" required>
  <br>
  <button>Please send</button>
</form>`,
  ],
  [
    'records of people',
    'users:\n  - user: anna\n    product: tea\n  - user: ben\n    product: mugs\nproject:\n  details:\n    count: 2',
  ],
  ['elements without attributes', '<person><name>Anna</name><city>Graz</city></person>'],
  [
    'a project file',
    `[project]
name = "shop"
version = "1.2.0"
dependencies = [
  "fastapi>=0.115",
  "pydantic",
]

[tool.ruff]
line-length = 100
# Keep it short.
select = ["E", "F"]

[[tool.rules]]
path = "tests/*"`,
  ],
  [
    'settings with sections',
    `[server]
; Return only JSON.
host=localhost
port = 8080

[log]
format=%(asctime)s %(message)s
level=debug`,
  ],
  ['an environment', 'DB_HOST=localhost\nDB_PASSWORD=abc def\nTONE=formal\nMAX_WORDS=50'],
  [
    'an export',
    `id,name,note,price
1,Anna,"Please call, she said ""now""",12.50
2,Ben,"Two
lines",3.00
3,Cara,,4.25`,
  ],
  ['an export with semicolons', 'Name;Preis;Datum\nTee;12,50;01.02.2026\nKaffee;3,00;02.02.2026'],
  ['cells with tabs', 'name\tprice\tcity\nAnna\t12.50\tGraz\nBen\t3.00\tLinz'],
  ['commas with spaces', 'name, price, city\nAnna, 12.50, Graz\nBen, 3.00, Linz\nCara, 4.00, Wien'],
  ['bars', 'Month | In | Out\nJuly | 14,200 | 13,650\nAugust | 11,900 | 14,300'],
]

/** Texts that only look a little like data. */
export const PROSE = [
  'Write an email to the team.\nTone: formal\nLength: 100 words\nAudience: managers',
  'Plan a party.\nbudget: 2000\nguests: 12\nplace: our garden',
  'write a poem\ntone: sad\nlength: 4 lines',
  'Write a plan.\n\nRequirements:\n- Use a table\n- Keep it short\n\nContext:\n  We sell tea.',
  'Cook with these.\ningredients:\n- two ripe tomatoes\n- some old bread\ntime: half an hour',
  'Make it short, clear, and nice.\nUse words, not numbers, please.\nWrite it now, thanks, bye.',
  'Sum these up: 1,200 and 3,400\n1,200\n3,400\n5,600\n7,800',
  'Solve for both.\nx = 5\ny = 7',
  'Explain why a < b and c > d holds.',
  'Write to <name> about <topic> today.',
  'Say it in <b>bold</b> words.',
  'Explain List<String> and Map<String, List<Integer>> to me.',
  'Roses are red, violets are blue\nSugar is sweet, and so are you\nWrite more, as I do',
  'Monday; Tuesday; Friday: pick one; then write to me.',
  'Summarize this talk.\n\nAnna: hello there\nBen: hi Anna\nAnna: shall we begin?',
  'Fix this.\n\nlet a = 1;\nlet b = 2;\nfoo();',
  'Compare tea | coffee for me.',
]

/** Prompts whose parts stand in tags or under names: all of it is said to the reader. */
export const PROMPTS_IN_PARTS = [
  '<role>You are a chef.</role>\n<task>Write a recipe for soup.</task>\n<format>A table.</format>',
  '<prompt>\n<context>We sell tea.</context>\n<task>Write an ad for it.</task>\n</prompt>',
  'Follow these.\n<instructions>\n<rule>Write a short ad.</rule>\n<rule>Name the price.</rule>\n</instructions>',
  '<order><what>Write a letter to my landlord.</what><why>The heating is broken.</why></order>',
  'role: chef\ntask: write a recipe for soup\nformat: a table\ntone: warm',
  'task:\n  write an ad for tea\nformat:\n  a table\n',
]
