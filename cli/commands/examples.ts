import type { Command } from 'commander'

/** Examples by the words of a command. Help and the manual show them directly after the description. */
export const EXAMPLES: Record<string, string[]> = {
  '': [
    '$ hone improve "write an email about our new product"',
    '$ hone improve - --out prompt.txt < brief.txt',
    '$ hone check prompts/*.md --min-score 60',
    '$ hone flows run "Weekly report" --input week=48',
  ],
  'improve': [
    '$ hone improve "write an email about our new product"',
    '$ hone improve - < brief.txt > prompt.txt',
    '$ hone improve -f brief.txt --diff',
    '$ hone improve "plan a week of posts" --audience expert --tone 3 --json',
  ],
  'check': [
    '$ hone check prompts/',
    '$ hone check prompts/*.md --min-score 60',
    '$ hone check --format sarif prompts/ > hone.sarif',
    '$ echo "write a poem" | hone check',
  ],
  'fix': [
    '$ hone fix prompt.txt',
    '$ hone fix --write prompts/',
    '$ hone fix --interactive --write prompt.md',
    '$ pbpaste | hone fix | pbcopy',
  ],
  'prompts list': ['$ hone prompts list --search newsletter'],
  'prompts show': ['$ hone prompts show <id> --at 2'],
  'prompts save': [
    '$ hone prompts save "Write a poem about {{topic}}." --title Poem',
    '$ hone prompts save --file prompt.txt --to <id>',
  ],
  'prompts diff': ['$ hone prompts diff <id>', '$ hone prompts diff <id> 0 3'],
  'prompts import': ['$ hone prompts import prompts.csv', '$ hone prompts import prompts/ --yes'],
  'prompts export': ['$ hone prompts export --format csv --out prompts.csv'],
  'templates search': ['$ hone templates search blog post --category marketing'],
  'templates use': [
    '$ hone templates use blog-post-outline --var topic="cover crops" | hone improve -',
  ],
  'flows make': ['$ hone flows make "summarize each review, then write one report"'],
  'flows run': [
    '$ hone flows run "Weekly report" --input week=48',
    '$ hone flows run "Reply to mails" --input mails="$(cat mails.txt)" --separate mails=blank-line',
    '$ hone flows run "Product texts" --csv products.csv --out results.csv',
    '$ hone flows run "Product texts" --csv products.csv --yes --max-cost 2 > results.csv',
    '$ hone runs watch $(hone flows run "Weekly report" --async --quiet)',
  ],
  'flows export': ['$ hone flows export "Weekly report" --out report.json'],
  'runs list': ['$ hone runs list --status waiting'],
  'runs approve': ['$ hone runs approve <id> --yes', '$ hone runs approve <id> --reject'],
  'batches list': ['$ hone batches list "Product texts"'],
  'batches rows': ['$ hone batches rows <id> --outcome rejected'],
  'batches download': ['$ hone batches download <id> --out results.csv'],
  'share': ['$ hone share <id> --expires-in-days 7'],
  'login': [
    '$ hone login --host https://hone.example.com',
    '$ hone login --profile work --host https://hone.example.com',
    '$ echo "$HONE_SECRET" | hone login --with-token',
  ],
  'admin users give-credits': [
    '$ hone admin users give-credits ada@example.com 20 --reason "Thanks"',
  ],
  'config use': ['$ hone config use work'],
  'completion': [
    `$ echo 'source <(hone completion bash)' >> ~/.bashrc`,
    `$ echo 'source <(hone completion zsh)' >> ~/.zshrc`,
    `$ echo 'hone completion fish | source' >> ~/.config/fish/config.fish`,
  ],
  'help': ['$ hone help flows run'],
}

/** The words of a command, without `hone`. */
export const pathOf = (command: Command): string[] =>
  command.parent ? [...pathOf(command.parent), command.name()] : []

export const examplesOf = (command: Command): string[] => EXAMPLES[pathOf(command).join(' ')] ?? []
