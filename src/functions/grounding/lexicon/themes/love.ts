/** Love, feelings and character. [Note: How the lexicon is written] */
export const LOVE = `
love loved beloved adore darling|aimer amour adorer chéri chérie bien-aimé
fall_in_love fell_in_love in_love smitten enamoured love_at_first_sight|tomber_amoureux tomber_amoureuse tombé_amoureux tombée_amoureuse amoureux amoureuse coup_de_foudre
meet met encounter first_met come_across run_into get_to_know got_to_know introduced|rencontrer rencontre croiser faire_connaissance se_connaître connaître fait_la_connaissance
sweetheart boyfriend girlfriend fiancé fiancée suitor beau lover|fiancé fiancée petit_ami petite_amie amant amante copain copine prétendant amoureux
court courting courtship date dating woo going_out went_out|courtiser fréquenter sortir_ensemble faire_la_cour fréquentation flirt
engaged engagement betrothed propose proposed proposal ask_to_marry|fiancer fiançailles demande_en_mariage demander_en_mariage demander_la_main demandé_en_mariage demandé_ma_main
wed wedding marry marriage married bride groom bridegroom newlywed ceremony_of_marriage|mariage marier épouser noces noce mariée marié
honeymoon|lune_de_miel voyage_de_noces
kiss kissed embrace cuddle hug|baiser embrasser bisou étreindre câlin étreinte serrer_dans_ses_bras
divorce divorced separate separation split_up split break_up broke_up part|divorce divorcer séparer séparation rompre rupture
anniversary golden_wedding silver_wedding|anniversaire noces_d'or anniversaire_de_mariage
couple pair partner together|couple ensemble
faithful loyal fidelity loyalty unfaithful|fidèle fidélité loyal infidèle
jealous jealousy envy|jaloux jalouse jalousie envie envier
flirt charm charming seduce attract attractive|charme charmant séduire charmer attirer
bachelor spinster single unmarried|célibataire vieux_garçon vieille_fille
heartbreak heartbroken broken_heart|chagrin_d'amour cœur_brisé
love_letter|lettre_d'amour
wedding_dress bridal_gown wedding_gown|robe_de_mariée
ring wedding_ring|bague alliance anneau
bouquet|bouquet
witness best_man bridesmaid|témoin demoiselle_d'honneur garçon_d'honneur
dowry trousseau|dot trousseau
~feel feeling emotion emotional|sentir sentiment émotion ressentir éprouver ému:
 happy happiness joy glad joyful delight delighted cheerful content pleased merry|heureux bonheur joie content joyeux ravi gai réjouir enchanté
 sad sadness unhappy sorrow grief melancholy miserable grieve mourn|triste tristesse malheureux chagrin peine mélancolie malheur
 afraid fear scared scare frightened frighten fright terror terrified terrifying dread|peur craindre crainte effrayer effrayé terrifier terreur trouille frayeur apeuré redouter
 angry anger furious rage mad cross temper|colère furieux fâché rage énerver fâcher
 proud pride|fier fière fierté orgueil
 ashamed shame embarrassed embarrassing embarrassment blush|honte honteux gêne gêné embarrassé rougir
 regret remorse rue regretted wish_i_had|regret regretter remords
 guilty guilt blame|coupable culpabilité faute
 lonely loneliness alone solitude solitary|seul solitude solitaire isolé
 homesick nostalgia nostalgic homesickness|nostalgie mal_du_pays nostalgique
 miss missed long longing yearn|manquer manque languir
 hope hopeful hoped|espoir espérer espérance
 despair hopeless despairing|désespoir désespéré désespérer
 surprise surprised astonished amazed astonish unexpected|surprise surprendre surpris étonner étonné étonnement inattendu
 disappointed disappointment let_down|déçu déception décevoir
 worried worry anxious anxiety nervous concern|inquiet inquiéter inquiétude anxieux souci angoisse nerveux
 calm peaceful quiet serene peace tranquil|calme paisible tranquille serein sérénité
 bored boredom boring dull|ennui ennuyer ennuyeux
 excited excitement thrilled exciting enthusiasm|excité excitation enthousiasme enthousiaste passionnant
 grateful gratitude thankful thank|reconnaissant gratitude remercier reconnaissance merci
 brave courage courageous bravery bold|courage courageux brave bravoure audace
 shy timid shyness bashful|timide timidité
 tired tiredness weary exhausted exhaustion fatigue|fatigue fatigué épuisé las lasse épuisement
 disgust disgusting disgusted revolting|dégoût dégoûter dégoûtant écœurer
 relief relieved|soulagement soulagé soulager
 comfort comforting consolation console consoling soothe|consoler consolation réconfort réconforter apaiser
 hate hatred loathe detest despise dislike can't_stand couldn't_stand|haïr haine détester mépriser horreur
 pity compassion sympathy|pitié compassion
 humiliate humiliated humiliation|humilier humiliation humilié
 lucky luck fortunate fortune|chance chanceux veine fortune
 unlucky misfortune bad_luck|malchance malheur guigne
cry cried weep tear tears sob|pleurer larme pleurs sangloter sanglot
laugh laughter funny hilarious giggle humour humor comical amuse amusing comic|rire drôle rigoler marrant humour amusant comique hilarant rigolo
smile grin|sourire
joke jokes kid tease teasing|blague plaisanterie plaisanter taquiner farce
~like enjoy fond pleasure enjoyed enjoyable fun love|aimer plaire plaisir apprécier goût amusant
favourite favorite prefer preferred like_best liked_best like_most liked_most love_most love_best loved_most loved_best best_loved|préférer préféré préférée favori aimer_le_plus aimez_le_plus aimait_le_plus aimiez_le_plus
~want wish desire wanted would_like|vouloir désirer souhaiter désir envie souhait
dream dreamed ambition aspire|rêve rêver ambition rêvais
admire admiration respect look_up_to looked_up_to esteem|admirer admiration respect respecter estime
lesson learned_lesson moral|leçon morale
character personality temperament nature|caractère personnalité tempérament nature:
 kind kindness gentle gentleness sweet tender tenderness|gentil gentillesse doux tendre tendresse bonté douceur bienveillant
 stubborn obstinate headstrong pig-headed|têtu entêté obstiné buté tête_de_mule
 generous generosity|généreux générosité
 mean stingy miser miserly tight-fisted|avare radin pingre
 cruel cruelty nasty wicked unkind|cruel méchant cruauté méchanceté
 patient patience|patient patience
 impatient impatience|impatient impatience
 clever intelligent bright smart|intelligent malin futé doué
 stupid silly foolish fool idiot daft|bête idiot stupide sot imbécile
 honest honesty sincere truthful|honnête honnêteté sincère franc franchise
 liar lie dishonest|menteur mensonge mentir
 lazy idle laziness|paresseux paresse fainéant flemme
 hardworking hard-working diligent industrious|travailleur bosseur laborieux
 modest humble humility|modeste humble modestie
 curious curiosity inquisitive|curieux curiosité
 polite politeness manners courteous|poli politesse manières courtois
 rude impolite insolent|impoli malpoli insolent grossier
 wise wisdom|sage sagesse
 careful cautious prudent|prudent prudence attentif
 reckless careless daring|imprudent téméraire
 talkative chatterbox|bavard bavarde
 quiet_person reserved silent taciturn|taciturne silencieux réservé
`;
