### Hoe tegenstanders heten, en hoe zij hun zetten verklaren.

opponent-expert = Expert

reason-own-system = Mijn eigen systeem is daarmee { $after } waard in plaats van { $before }.
reason-other-system = Het andere systeem is daarmee { $after } waard in plaats van { $before }.
reason-own-better = Dit helpt mijn eigen dak; zoveel punten verwacht ik er nu van: ongeveer { $points }.
reason-own-worse = Mijn eigen dak heeft er niets aan; zoveel punten verwacht ik er nog van: ongeveer { $points }.
reason-other-worse = Dit verstoort het andere dak; zoveel punten verwacht ik daar nog: ongeveer { $points }.
reason-other-better = Dit zou het andere dak helpen; zoveel punten verwacht ik daar dan: ongeveer { $points }.
reason-partners-card = Mijn partner heeft de kaart op { $place } gelegd, vast met een plan.

reason-could-wait = De kaart had kunnen wachten; een deel hiervan had ik ook later gekregen.
reason-card-used = Het verbruikt een kaart die voor veel goed is: { $card }.
reason-drop-useless = Een kaart waar ik niets meer aan heb, gaat weg: { $card }.
reason-drop-least = Er moet iets weg, en dit mis ik het minst: { $card }.

reason-lead-enough = Wordt er nu afgesloten, dan is de voorsprong in deze partij goed genoeg: { $points }.
reason-lead-small = Wordt er nu afgesloten, dan is de voorsprong in deze partij me te klein: { $points }.
reason-grows-on = Gaat de partij door, dan verwacht ik meer te winnen dan de anderen.
reason-others-grow = Gaat de partij door, dan verwacht ik dat de anderen inlopen.
reason-others-may-close = De anderen kunnen zelf afsluiten: hun systeem is zoveel waard: { $worth }.
reason-wins-match = Afsluiten wint de wedstrijd, met deze voorsprong: { $points }.
reason-loses-match = Afsluiten verliest de wedstrijd; zoveel punten ontbreken: { $points }.
reason-partner-wants = Mijn partner wil afsluiten, en kent een hand die ik niet ken.

reason-only-move = Iets anders is niet mogelijk.
reason-looked-ahead = Ik heb het { $worlds } keer doorgespeeld met kaarten zoals ze kunnen liggen; mijn kans om de wedstrijd te winnen is ongeveer { $percent } %.
reason-calculated = Ik heb alle zetten tot het einde berekend, voor zoveel mogelijke kaartliggingen: { $worlds }; mijn kans om de wedstrijd te winnen is ongeveer { $percent } %.
reason-game-ahead = Deze partij zou voor mijn kant goed moeten aflopen; voorsprong in punten die ik verwacht: ongeveer { $points }.
reason-game-behind = Deze partij gaat eerder naar de anderen; achterstand in punten die ik verwacht: ongeveer { $points }.
reason-game-even = Deze partij ziet er gelijk op uit.
reason-better-than-next = Van { $moves } zetten is dit de beste; met de volgende was mijn kans ongeveer { $percent } %.
