import { defineMessages } from '#ui/language/messages.tsx';

export const scanningMessages = defineMessages({
  en: {
    camera: 'Scan with the camera',
    stop: 'Stop the camera',
    picture: 'Choose a photo of the page',
    starting: 'The camera is starting…',
    looking: 'Hold the square in front of the camera, about a hand’s breadth away.',
    preview: 'What the camera sees',
    noCamera:
      'The camera could not be used. It may be switched off for this page, or another program has it. Type the groups, or choose a photo.',
    notSeen: 'No square was found in this photo. Take it from closer, straight from above and in good light.',
    notThis: 'This square is another one. The one that is meant stands beside the sixteen groups.',
  },
  fr: {
    camera: 'Scanner avec l’appareil photo',
    stop: 'Arrêter l’appareil photo',
    picture: 'Choisir une photo de la page',
    starting: 'L’appareil photo démarre…',
    looking: 'Tenez le carré devant l’appareil photo, à une largeur de main environ.',
    preview: 'Ce que voit l’appareil photo',
    noCamera:
      'L’appareil photo n’a pas pu être utilisé. Il est peut-être bloqué pour cette page, ou pris par un autre programme. Saisissez les groupes, ou choisissez une photo.',
    notSeen:
      'Aucun carré n’a été trouvé sur cette photo. Prenez-la de plus près, bien d’en haut et en pleine lumière.',
    notThis: 'Ce carré en est un autre. Le bon se trouve à côté des seize groupes.',
  },
});
