import { publicTexts } from '#frontend/texts/en/public'

const { header, footer } = publicTexts

export const headerLinks = [
  { href: '/#features', text: header.product },
  { href: '/#about', text: header.about },
  { href: '/free-guides', text: header.resources },
  { href: '/#pricing', text: header.pricing },
]

export const footerColumns = [
  {
    title: footer.columns.product,
    links: [
      { href: '/#features', text: footer.features },
      { href: '/#demo', text: footer.example },
      { href: '/#pricing', text: footer.pricing },
    ],
  },
  {
    title: footer.columns.resources,
    links: [
      { href: '/free-guides', text: footer.guides },
      { href: '/updateddashboard', text: footer.experiments },
      { href: '/#faq', text: footer.questions },
      { href: '/signup', text: footer.signUp },
    ],
  },
  {
    title: footer.columns.company,
    links: [
      { href: '/#about', text: footer.about },
      { href: '/terms', text: footer.terms },
      { href: '/privacy', text: footer.privacy },
    ],
  },
]
