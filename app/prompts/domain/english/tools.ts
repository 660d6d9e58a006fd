/** Programming languages, programs and systems by the names that people type. */
const NAMES = `python javascript typescript js ts node nodejs deno java kotlin swift rust go golang ruby php perl c cobol fortran matlab
  julia scala haskell elixir clojure dart flutter react vue angular svelte jquery html css scss sass tailwind bootstrap sql postgres
  postgresql mysql mariadb sqlite oracle mssql tsql bigquery snowflake mongodb redis excel sheets libreoffice airtable access vba
  powerquery dax powerbi tableau looker stata spss r pandas numpy bash zsh shell powershell cmd awk sed grep regex docker dockerfile
  kubernetes terraform ansible jenkins github gitlab git nginx apache linux ubuntu debian windows macos android ios arduino esp32 esp8266
  raspberry unity unreal godot lua wordpress shopify webflow figma photoshop illustrator firefly midjourney dalle canva latex word
  powerpoint outlook gmail notion jira confluence slack teams zapier make appscript salesforce hubspot sap graphql rest yaml json xml
  csv spring django flask fastapi laravel rails express nextjs nuxt pytest jest junit cypress playwright selenium`

/** Finds one of them as a word of its own, in any case. */
export const TOOL = new RegExp(
  `(?<![\\w+#])(?:${NAMES.trim().split(/\s+/).join('|')}|c\\+\\+|c#|\\.net)(?![\\w+#])`,
  'i'
)
