/** The groups and points of the list by name. */
import { defineMessages } from '#ui/language/messages.tsx';
import type { ReadinessGroup, ReadinessPointId } from './readinessPoints.ts';

type Named<Key extends string> = { readonly [Name in Key]: string };

export const groupMessages = defineMessages<Named<ReadinessGroup>>({
  en: {
    people: 'People to call',
    papers: 'Papers',
    money: 'Money',
    home: 'Home',
    accounts: 'Accounts and devices',
    health: 'Health',
    wishes: 'Wishes',
    pets: 'Animals',
  },
  fr: {
    people: 'Les personnes à appeler',
    papers: 'Les papiers',
    money: 'L’argent',
    home: 'La maison',
    accounts: 'Les comptes et les appareils',
    health: 'La santé',
    wishes: 'Les volontés',
    pets: 'Les animaux',
  },
});

export const pointTitles = defineMessages<Named<ReadinessPointId>>({
  en: {
    'people-first-call': 'The first person to call',
    'people-executor': 'Who settles your affairs',
    'people-notary': 'Notary or lawyer',
    'people-children': 'Who looks after the children',
    'people-employer': 'Work',
    'people-friends': 'Friends who would want to know',

    'papers-identity': 'Passport and identity card',
    'papers-will': 'Will',
    'papers-family': 'Birth, marriage and family papers',
    'papers-insurance-life': 'Life and funeral insurance',
    'papers-social-security': 'Social security number',
    'papers-taxes': 'Taxes',

    'money-bank': 'The bank',
    'money-cards': 'Bank and credit cards',
    'money-pension': 'Pension',
    'money-savings': 'Savings and investments',
    'money-debts': 'Loans and debts',
    'money-bills': 'What is paid every month',
    'money-crypto': 'Cryptocurrency',

    'home-keys': 'Keys',
    'home-deed': 'Deed or lease',
    'home-utilities': 'Electricity, water, internet',
    'home-alarm': 'Alarm and door codes',
    'home-safe': 'Safe and hiding places',
    'home-car': 'Car',

    'accounts-email': 'Email',
    'accounts-phone': 'Phone',
    'accounts-computer': 'Computer and password manager',
    'accounts-photos': 'Photos and files online',
    'accounts-social': 'Social networks',
    'accounts-subscriptions': 'Subscriptions',

    'health-doctor': 'Doctor',
    'health-insurance': 'Health insurance',
    'health-medication': 'Medication and allergies',
    'health-proxy': 'Who decides when you cannot',

    'wishes-care': 'Care at the end',
    'wishes-organs': 'Organ donation',
    'wishes-funeral': 'Funeral',
    'wishes-letters': 'A letter',

    'pets-who': 'Who takes them in',
    'pets-care': 'What they need',
  },
  fr: {
    'people-first-call': 'La première personne à appeler',
    'people-executor': 'Qui règle vos affaires',
    'people-notary': 'Notaire ou avocat',
    'people-children': 'Qui s’occupe des enfants',
    'people-employer': 'Le travail',
    'people-friends': 'Les amis qui voudraient savoir',

    'papers-identity': 'Passeport et carte d’identité',
    'papers-will': 'Testament',
    'papers-family': 'Livret de famille, actes de naissance et de mariage',
    'papers-insurance-life': 'Assurance-vie et assurance obsèques',
    'papers-social-security': 'Numéro de sécurité sociale',
    'papers-taxes': 'Impôts',

    'money-bank': 'La banque',
    'money-cards': 'Cartes bancaires',
    'money-pension': 'Retraite',
    'money-savings': 'Épargne et placements',
    'money-debts': 'Emprunts et dettes',
    'money-bills': 'Ce qui se paie chaque mois',
    'money-crypto': 'Cryptomonnaies',

    'home-keys': 'Les clés',
    'home-deed': 'Titre de propriété ou bail',
    'home-utilities': 'Électricité, eau, internet',
    'home-alarm': 'Codes de l’alarme et des portes',
    'home-safe': 'Coffre-fort et cachettes',
    'home-car': 'La voiture',

    'accounts-email': 'La messagerie',
    'accounts-phone': 'Le téléphone',
    'accounts-computer': 'L’ordinateur et le gestionnaire de mots de passe',
    'accounts-photos': 'Photos et fichiers en ligne',
    'accounts-social': 'Réseaux sociaux',
    'accounts-subscriptions': 'Abonnements',

    'health-doctor': 'Le médecin',
    'health-insurance': 'Mutuelle et assurance maladie',
    'health-medication': 'Traitements et allergies',
    'health-proxy': 'Qui décide quand vous ne le pouvez pas',

    'wishes-care': 'Les soins à la fin',
    'wishes-organs': 'Don d’organes',
    'wishes-funeral': 'Les obsèques',
    'wishes-letters': 'Une lettre',

    'pets-who': 'Qui les recueille',
    'pets-care': 'Ce qu’il leur faut',
  },
});
