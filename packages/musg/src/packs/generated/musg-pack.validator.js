// Generated from musg-pack.schema.json by tools/schema/compile.mjs; change the schema, not this file.
// tools/schema/runtime.mjs
function ucs2length(text) {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++)
    (text.charCodeAt(i) & 64512) === 55296 && (text.charCodeAt(i + 1) & 64512) === 56320 && length--;
  return length;
}

// tools/schema/packages/musg/src/packs/musg-pack.schema.json
var validate = validate52, musg_pack_schema_default = validate52, schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:skirmish-kit:musg-pack:1", title: "A Skirmish Kit pack for Musg", description: "Races, weapons, equipment, mercenaries, bands and tables. Ranges and moves are in paces; places and shapes in twentieths of a pace.", type: "object", additionalProperties: !1, required: ["format", "system", "version", "id", "title"], properties: { $schema: { type: "string", maxLength: 200 }, format: { const: "skirmish-pack" }, system: { const: "musg" }, version: { const: 1, description: "Version of this format." }, id: { $ref: "#/$defs/id" }, title: { $ref: "#/$defs/name" }, description: { $ref: "#/$defs/text" }, author: { type: "string", minLength: 1, maxLength: 80 }, licence: { type: "string", minLength: 1, maxLength: 40 }, races: { type: "array", maxItems: 40, items: { $ref: "#/$defs/race" } }, ranged: { type: "array", maxItems: 60, items: { $ref: "#/$defs/ranged" } }, melee: { type: "array", maxItems: 60, items: { $ref: "#/$defs/melee" } }, equipment: { type: "array", maxItems: 40, items: { $ref: "#/$defs/equipment" } }, mercenaries: { type: "array", maxItems: 20, items: { $ref: "#/$defs/mercenary" } }, bands: { type: "array", maxItems: 20, items: { $ref: "#/$defs/band" } }, scenarios: { type: "array", maxItems: 20, items: { $ref: "#/$defs/scenario" } } }, $defs: { id: { type: "string", minLength: 1, maxLength: 40, pattern: "^[a-z][a-z0-9-]*$", description: "Short and stable: small letters, digits and hyphens, a letter first, such as swamp-runner.", descriptionFr: "Court et stable, en minuscules sans accents, chiffres et traits d’union, une lettre d’abord, comme swamp-runner." }, name: { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", minLength: 1, maxLength: 60 }, fr: { type: "string", minLength: 1, maxLength: 60 } } }, text: { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", maxLength: 800 }, fr: { type: "string", maxLength: 800 } } }, twentieths: { type: "integer", minimum: 0, maximum: 5e3 }, abilities: { type: "array", maxItems: 12, items: { enum: ["ignores-difficult", "bionic-leg", "rope", "jump-pack", "climbs-freely", "leaves-melee", "never-runs", "never-charges", "shoots-into-melee", "spares-friends", "armourer", "never-shoots", "shield", "buckler", "poison", "dives", "bare-hands-two", "bare-hands-four", "horde", "crowd", "tribal", "fearless", "stands-charges", "lends-nothing", "no-rescue", "medikit", "bodyguard", "head-shot", "infects", "stunned-by-wounds", "acrobat", "steel-nerves", "hardened", "will-to-live", "weak-spots", "vital-spots", "blade-catcher", "patched-up", "arrives-late", "deploys-last", "deploys-forward", "deploys-anywhere", "hidden", "defuses", "bystander"] } }, values: { type: "object", additionalProperties: !1, required: ["move", "command", "shoot", "melee", "strength", "resistance", "life", "cost"], properties: { move: { type: "integer", minimum: 1, maximum: 30 }, command: { type: ["integer", "null"], minimum: 2, maximum: 12 }, shoot: { type: ["integer", "null"], minimum: 2, maximum: 6 }, melee: { type: "integer", minimum: 2, maximum: 6 }, strength: { type: "integer", minimum: 1, maximum: 12 }, resistance: { type: "integer", minimum: 1, maximum: 12 }, life: { type: "integer", minimum: 1, maximum: 20 }, cost: { type: "integer", minimum: 0, maximum: 200 } } }, point: { description: "From the left and from the top of the table, in twentieths of a pace.", type: "array", prefixItems: [{ $ref: "#/$defs/twentieths" }, { $ref: "#/$defs/twentieths" }], minItems: 2, maxItems: 2 }, race: { type: "object", additionalProperties: !1, required: ["id", "name", "ranks"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, ranks: { type: "object", additionalProperties: !1, minProperties: 1, properties: { chief: { $ref: "#/$defs/values" }, lieutenant: { $ref: "#/$defs/values" }, minion: { $ref: "#/$defs/values" }, extra: { $ref: "#/$defs/values" } } }, abilities: { $ref: "#/$defs/abilities" }, permits: { type: "array", maxItems: 3, items: { enum: ["recruits-goblins", "three-lieutenants", "orc-chief"] } } } }, ranged: { type: "object", additionalProperties: !1, required: ["id", "name", "ranges", "strength", "targets", "reload", "hands", "cost"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, ranges: { description: "Short, medium and long range in paces; null for flames.", type: ["array", "null"], prefixItems: [{ type: "integer", minimum: 0, maximum: 250 }, { type: "integer", minimum: 0, maximum: 250 }, { type: "integer", minimum: 1, maximum: 250 }], minItems: 3, maxItems: 3 }, strength: { type: "integer", minimum: -12, maximum: 12 }, bearer: { const: !0 }, targets: { type: "integer", minimum: 1, maximum: 10 }, reload: { enum: ["fast", "slow"] }, heavy: { const: !0 }, template: { enum: ["blast", "flame"] }, radius: { type: "integer", minimum: 1, maximum: 20 }, lobbed: { const: !0 }, runsOut: { const: !0 }, blackPowder: { const: !0 }, missile: { const: !0 }, artillery: { const: !0 }, silent: { const: !0 }, modern: { const: !0 }, hands: { enum: [1, 2] }, cost: { type: "integer", minimum: 0, maximum: 200 }, firstFree: { const: !0 } } }, melee: { type: "object", additionalProperties: !1, required: ["id", "name", "hands", "dice", "strength", "cost"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, hands: { enum: [0, 1, 2] }, dice: { type: "integer", minimum: 1, maximum: 8 }, strength: { type: "integer", minimum: 0, maximum: 12 }, cost: { type: "integer", minimum: 0, maximum: 200 }, firstFree: { const: !0 } } }, equipment: { type: "object", additionalProperties: !1, required: ["id", "name", "cost"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, cost: { type: "integer", minimum: 0, maximum: 200 }, adds: { type: "object", additionalProperties: !1, required: [], properties: { resistance: { type: "integer", minimum: -3, maximum: 6 }, strength: { type: "integer", minimum: -3, maximum: 6 }, shoot: { type: "integer", minimum: -2, maximum: 2 }, move: { type: "integer", minimum: -5, maximum: 10 } } }, abilities: { $ref: "#/$defs/abilities" }, most: { type: "integer", minimum: 1, maximum: 4 }, worn: { const: "body" }, only: { $ref: "#/$defs/id" } } }, mercenary: { type: "object", additionalProperties: !1, required: ["id", "name", "race", "hire", "perGame", "abilities"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, race: { $ref: "#/$defs/id" }, hire: { type: "integer", minimum: 0, maximum: 300 }, perGame: { type: "integer", minimum: 0, maximum: 300 }, abilities: { $ref: "#/$defs/abilities" } } }, member: { type: "object", additionalProperties: !1, required: ["rank", "weapons", "equipment"], properties: { rank: { enum: ["chief", "lieutenant", "minion", "extra"] }, race: { $ref: "#/$defs/id" }, mercenary: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, count: { type: "integer", minimum: 1, maximum: 40 }, weapons: { type: "array", maxItems: 8, items: { $ref: "#/$defs/id" } }, equipment: { type: "array", maxItems: 10, items: { $ref: "#/$defs/id" } } } }, band: { type: "object", additionalProperties: !1, required: ["id", "name", "race", "members"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" }, race: { $ref: "#/$defs/id" }, tribe: { const: !0 }, scientist: { const: !0 }, team: { enum: ["anti-terrorists", "terrorists"] }, members: { type: "array", minItems: 1, maxItems: 40, items: { $ref: "#/$defs/member" } }, vehicles: { type: "array", maxItems: 6, items: { $ref: "#/$defs/vehicle" } } } }, vehicle: { type: "object", additionalProperties: !1, required: ["class"], properties: { class: { enum: ["light", "medium", "heavy"] }, name: { $ref: "#/$defs/name" }, armour: { type: "object", additionalProperties: !1, required: [], properties: { front: { type: "integer", minimum: 0, maximum: 12 }, right: { type: "integer", minimum: 0, maximum: 12 }, rear: { type: "integer", minimum: 0, maximum: 12 }, left: { type: "integer", minimum: 0, maximum: 12 } } }, speed: { type: "integer", minimum: 0, maximum: 20 }, rams: { type: "array", maxItems: 4, items: { enum: ["front", "right", "rear", "left"] } }, fixed: { type: "array", maxItems: 4, items: { $ref: "#/$defs/id" } }, turret: { type: "array", maxItems: 4, items: { $ref: "#/$defs/id" } } } }, terrain: { type: "object", additionalProperties: !1, required: ["id", "shape"], properties: { id: { $ref: "#/$defs/id" }, kind: { $ref: "#/$defs/id" }, shape: { oneOf: [{ type: "array", minItems: 3, maxItems: 40, items: { $ref: "#/$defs/point" } }, { type: "object", additionalProperties: !1, required: ["at", "radius"], properties: { at: { $ref: "#/$defs/point" }, radius: { type: "integer", minimum: 1, maximum: 2e3 } } }] }, ground: { enum: ["open", "difficult", "impassable"] }, blocksSight: { enum: [!0, !1, "through"] }, cover: { type: "integer", minimum: 0, maximum: 4 }, height: { type: "integer", minimum: 0, maximum: 2e3 } } }, zone: { type: "object", additionalProperties: !1, required: ["x", "y", "width", "height"], properties: { x: { $ref: "#/$defs/twentieths" }, y: { $ref: "#/$defs/twentieths" }, width: { type: "integer", minimum: 20, maximum: 5e3 }, height: { type: "integer", minimum: 20, maximum: 5e3 } } }, scenario: { type: "object", additionalProperties: !1, required: ["id", "name", "text", "width", "height", "terrain", "climbable", "deployment"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" }, width: { type: "integer", minimum: 200, maximum: 5e3 }, height: { type: "integer", minimum: 200, maximum: 5e3 }, terrain: { type: "array", maxItems: 80, items: { $ref: "#/$defs/terrain" } }, climbable: { type: "array", maxItems: 40, items: { $ref: "#/$defs/id" } }, deployment: { type: "array", minItems: 2, maxItems: 4, items: { type: "object", additionalProperties: !1, required: ["zone", "forward"], properties: { zone: { $ref: "#/$defs/zone" }, forward: { type: "integer", minimum: 0, maximum: 359 } } } } } } } }, func1 = Object.prototype.hasOwnProperty, schema20 = { type: "string", minLength: 1, maxLength: 40, pattern: "^[a-z][a-z0-9-]*$", description: "Short and stable: small letters, digits and hyphens, a letter first, such as swamp-runner.", descriptionFr: "Court et stable, en minuscules sans accents, chiffres et traits d’union, une lettre d’abord, comme swamp-runner." }, pattern3 = new RegExp("^[a-z][a-z0-9-]*$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (ucs2length(data) > 40)
        return validate53.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 40 }, schema: 40, parentSchema: schema20, data }], !1;
      if (ucs2length(data) < 1)
        return validate53.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema20, data }], !1;
      if (!pattern3.test(data))
        return validate53.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*$" }, schema: "^[a-z][a-z0-9-]*$", parentSchema: schema20, data }], !1;
    } else
      return validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema20.type, parentSchema: schema20, data }], !1;
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema21 = { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", minLength: 1, maxLength: 60 }, fr: { type: "string", minLength: 1, maxLength: 60 } } };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.en === void 0 && (missing0 = "en") || data.fr === void 0 && (missing0 = "fr"))
        return validate55.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema21.required, parentSchema: schema21, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "en" || key0 === "fr")) {
            return validate55.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema21, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.en !== void 0) {
            let data0 = data.en, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (ucs2length(data0) > 60)
                  return validate55.errors = [{ instancePath: instancePath + "/en", schemaPath: "#/properties/en/maxLength", keyword: "maxLength", params: { limit: 60 }, schema: 60, parentSchema: schema21.properties.en, data: data0 }], !1;
                if (ucs2length(data0) < 1)
                  return validate55.errors = [{ instancePath: instancePath + "/en", schemaPath: "#/properties/en/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema21.properties.en, data: data0 }], !1;
              } else
                return validate55.errors = [{ instancePath: instancePath + "/en", schemaPath: "#/properties/en/type", keyword: "type", params: { type: "string" }, schema: schema21.properties.en.type, parentSchema: schema21.properties.en, data: data0 }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.fr !== void 0) {
              let data1 = data.fr, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (ucs2length(data1) > 60)
                    return validate55.errors = [{ instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/maxLength", keyword: "maxLength", params: { limit: 60 }, schema: 60, parentSchema: schema21.properties.fr, data: data1 }], !1;
                  if (ucs2length(data1) < 1)
                    return validate55.errors = [{ instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema21.properties.fr, data: data1 }], !1;
                } else
                  return validate55.errors = [{ instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/type", keyword: "type", params: { type: "string" }, schema: schema21.properties.fr.type, parentSchema: schema21.properties.fr, data: data1 }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema21.type, parentSchema: schema21, data }], !1;
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema22 = { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", maxLength: 800 }, fr: { type: "string", maxLength: 800 } } };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.en === void 0 && (missing0 = "en") || data.fr === void 0 && (missing0 = "fr"))
        return validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema22.required, parentSchema: schema22, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "en" || key0 === "fr")) {
            return validate57.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema22, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.en !== void 0) {
            let data0 = data.en, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (ucs2length(data0) > 800)
                  return validate57.errors = [{ instancePath: instancePath + "/en", schemaPath: "#/properties/en/maxLength", keyword: "maxLength", params: { limit: 800 }, schema: 800, parentSchema: schema22.properties.en, data: data0 }], !1;
              } else
                return validate57.errors = [{ instancePath: instancePath + "/en", schemaPath: "#/properties/en/type", keyword: "type", params: { type: "string" }, schema: schema22.properties.en.type, parentSchema: schema22.properties.en, data: data0 }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.fr !== void 0) {
              let data1 = data.fr, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (ucs2length(data1) > 800)
                    return validate57.errors = [{ instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/maxLength", keyword: "maxLength", params: { limit: 800 }, schema: 800, parentSchema: schema22.properties.fr, data: data1 }], !1;
                } else
                  return validate57.errors = [{ instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/type", keyword: "type", params: { type: "string" }, schema: schema22.properties.fr.type, parentSchema: schema22.properties.fr, data: data1 }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema22.type, parentSchema: schema22, data }], !1;
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema23 = { type: "object", additionalProperties: !1, required: ["id", "name", "ranks"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, ranks: { type: "object", additionalProperties: !1, minProperties: 1, properties: { chief: { $ref: "#/$defs/values" }, lieutenant: { $ref: "#/$defs/values" }, minion: { $ref: "#/$defs/values" }, extra: { $ref: "#/$defs/values" } } }, abilities: { $ref: "#/$defs/abilities" }, permits: { type: "array", maxItems: 3, items: { enum: ["recruits-goblins", "three-lieutenants", "orc-chief"] } } } }, schema24 = { type: "object", additionalProperties: !1, required: ["move", "command", "shoot", "melee", "strength", "resistance", "life", "cost"], properties: { move: { type: "integer", minimum: 1, maximum: 30 }, command: { type: ["integer", "null"], minimum: 2, maximum: 12 }, shoot: { type: ["integer", "null"], minimum: 2, maximum: 6 }, melee: { type: "integer", minimum: 2, maximum: 6 }, strength: { type: "integer", minimum: 1, maximum: 12 }, resistance: { type: "integer", minimum: 1, maximum: 12 }, life: { type: "integer", minimum: 1, maximum: 20 }, cost: { type: "integer", minimum: 0, maximum: 200 } } };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.move === void 0 && (missing0 = "move") || data.command === void 0 && (missing0 = "command") || data.shoot === void 0 && (missing0 = "shoot") || data.melee === void 0 && (missing0 = "melee") || data.strength === void 0 && (missing0 = "strength") || data.resistance === void 0 && (missing0 = "resistance") || data.life === void 0 && (missing0 = "life") || data.cost === void 0 && (missing0 = "cost"))
        return validate62.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema24.required, parentSchema: schema24, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "move" || key0 === "command" || key0 === "shoot" || key0 === "melee" || key0 === "strength" || key0 === "resistance" || key0 === "life" || key0 === "cost")) {
            return validate62.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema24, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.move !== void 0) {
            let data0 = data.move, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate62.errors = [{ instancePath: instancePath + "/move", schemaPath: "#/properties/move/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.move.type, parentSchema: schema24.properties.move, data: data0 }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 30 || isNaN(data0))
                return validate62.errors = [{ instancePath: instancePath + "/move", schemaPath: "#/properties/move/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 }, schema: 30, parentSchema: schema24.properties.move, data: data0 }], !1;
              if (data0 < 1 || isNaN(data0))
                return validate62.errors = [{ instancePath: instancePath + "/move", schemaPath: "#/properties/move/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24.properties.move, data: data0 }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.command !== void 0) {
              let data1 = data.command, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null)
                return validate62.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/properties/command/type", keyword: "type", params: { type: schema24.properties.command.type }, schema: schema24.properties.command.type, parentSchema: schema24.properties.command, data: data1 }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 12 || isNaN(data1))
                  return validate62.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/properties/command/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema24.properties.command, data: data1 }], !1;
                if (data1 < 2 || isNaN(data1))
                  return validate62.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/properties/command/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, schema: 2, parentSchema: schema24.properties.command, data: data1 }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.shoot !== void 0) {
                let data2 = data.shoot, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null)
                  return validate62.errors = [{ instancePath: instancePath + "/shoot", schemaPath: "#/properties/shoot/type", keyword: "type", params: { type: schema24.properties.shoot.type }, schema: schema24.properties.shoot.type, parentSchema: schema24.properties.shoot, data: data2 }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 6 || isNaN(data2))
                    return validate62.errors = [{ instancePath: instancePath + "/shoot", schemaPath: "#/properties/shoot/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, schema: 6, parentSchema: schema24.properties.shoot, data: data2 }], !1;
                  if (data2 < 2 || isNaN(data2))
                    return validate62.errors = [{ instancePath: instancePath + "/shoot", schemaPath: "#/properties/shoot/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, schema: 2, parentSchema: schema24.properties.shoot, data: data2 }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.melee !== void 0) {
                  let data3 = data.melee, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate62.errors = [{ instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.melee.type, parentSchema: schema24.properties.melee, data: data3 }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 6 || isNaN(data3))
                      return validate62.errors = [{ instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, schema: 6, parentSchema: schema24.properties.melee, data: data3 }], !1;
                    if (data3 < 2 || isNaN(data3))
                      return validate62.errors = [{ instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, schema: 2, parentSchema: schema24.properties.melee, data: data3 }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.strength !== void 0) {
                    let data4 = data.strength, _errs10 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate62.errors = [{ instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.strength.type, parentSchema: schema24.properties.strength, data: data4 }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 12 || isNaN(data4))
                        return validate62.errors = [{ instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema24.properties.strength, data: data4 }], !1;
                      if (data4 < 1 || isNaN(data4))
                        return validate62.errors = [{ instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24.properties.strength, data: data4 }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.resistance !== void 0) {
                      let data5 = data.resistance, _errs12 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate62.errors = [{ instancePath: instancePath + "/resistance", schemaPath: "#/properties/resistance/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.resistance.type, parentSchema: schema24.properties.resistance, data: data5 }], !1;
                      if (errors === _errs12 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 12 || isNaN(data5))
                          return validate62.errors = [{ instancePath: instancePath + "/resistance", schemaPath: "#/properties/resistance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema24.properties.resistance, data: data5 }], !1;
                        if (data5 < 1 || isNaN(data5))
                          return validate62.errors = [{ instancePath: instancePath + "/resistance", schemaPath: "#/properties/resistance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24.properties.resistance, data: data5 }], !1;
                      }
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.life !== void 0) {
                        let data6 = data.life, _errs14 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate62.errors = [{ instancePath: instancePath + "/life", schemaPath: "#/properties/life/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.life.type, parentSchema: schema24.properties.life, data: data6 }], !1;
                        if (errors === _errs14 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 20 || isNaN(data6))
                            return validate62.errors = [{ instancePath: instancePath + "/life", schemaPath: "#/properties/life/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema24.properties.life, data: data6 }], !1;
                          if (data6 < 1 || isNaN(data6))
                            return validate62.errors = [{ instancePath: instancePath + "/life", schemaPath: "#/properties/life/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24.properties.life, data: data6 }], !1;
                        }
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.cost !== void 0) {
                          let data7 = data.cost, _errs16 = errors;
                          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                            return validate62.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.cost.type, parentSchema: schema24.properties.cost, data: data7 }], !1;
                          if (errors === _errs16 && typeof data7 == "number" && isFinite(data7)) {
                            if (data7 > 200 || isNaN(data7))
                              return validate62.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, schema: 200, parentSchema: schema24.properties.cost, data: data7 }], !1;
                            if (data7 < 0 || isNaN(data7))
                              return validate62.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema24.properties.cost, data: data7 }], !1;
                          }
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema24.type, parentSchema: schema24, data }], !1;
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema25 = { type: "array", maxItems: 12, items: { enum: ["ignores-difficult", "bionic-leg", "rope", "jump-pack", "climbs-freely", "leaves-melee", "never-runs", "never-charges", "shoots-into-melee", "spares-friends", "armourer", "never-shoots", "shield", "buckler", "poison", "dives", "bare-hands-two", "bare-hands-four", "horde", "crowd", "tribal", "fearless", "stands-charges", "lends-nothing", "no-rescue", "medikit", "bodyguard", "head-shot", "infects", "stunned-by-wounds", "acrobat", "steel-nerves", "hardened", "will-to-live", "weak-spots", "vital-spots", "blade-catcher", "patched-up", "arrives-late", "deploys-last", "deploys-forward", "deploys-anywhere", "hidden", "defuses", "bystander"] } };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (Array.isArray(data)) {
      if (data.length > 12)
        return validate67.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 12 }, schema: 12, parentSchema: schema25, data }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0], _errs1 = errors;
          if (!(data0 === "ignores-difficult" || data0 === "bionic-leg" || data0 === "rope" || data0 === "jump-pack" || data0 === "climbs-freely" || data0 === "leaves-melee" || data0 === "never-runs" || data0 === "never-charges" || data0 === "shoots-into-melee" || data0 === "spares-friends" || data0 === "armourer" || data0 === "never-shoots" || data0 === "shield" || data0 === "buckler" || data0 === "poison" || data0 === "dives" || data0 === "bare-hands-two" || data0 === "bare-hands-four" || data0 === "horde" || data0 === "crowd" || data0 === "tribal" || data0 === "fearless" || data0 === "stands-charges" || data0 === "lends-nothing" || data0 === "no-rescue" || data0 === "medikit" || data0 === "bodyguard" || data0 === "head-shot" || data0 === "infects" || data0 === "stunned-by-wounds" || data0 === "acrobat" || data0 === "steel-nerves" || data0 === "hardened" || data0 === "will-to-live" || data0 === "weak-spots" || data0 === "vital-spots" || data0 === "blade-catcher" || data0 === "patched-up" || data0 === "arrives-late" || data0 === "deploys-last" || data0 === "deploys-forward" || data0 === "deploys-anywhere" || data0 === "hidden" || data0 === "defuses" || data0 === "bystander"))
            return validate67.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/enum", keyword: "enum", params: { allowedValues: schema25.items.enum }, schema: schema25.items.enum, parentSchema: schema25.items, data: data0 }], !1;
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate67.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, schema: schema25.type, parentSchema: schema25, data }], !1;
  return validate67.errors = vErrors, errors === 0;
}
validate67.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.ranks === void 0 && (missing0 = "ranks"))
        return validate59.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema23.required, parentSchema: schema23, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "ranks" || key0 === "abilities" || key0 === "permits")) {
            return validate59.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema23, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs3 = errors;
              validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.ranks !== void 0) {
                let data2 = data.ranks, _errs4 = errors;
                if (errors === _errs4)
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    if (Object.keys(data2).length < 1)
                      return validate59.errors = [{ instancePath: instancePath + "/ranks", schemaPath: "#/properties/ranks/minProperties", keyword: "minProperties", params: { limit: 1 }, schema: 1, parentSchema: schema23.properties.ranks, data: data2 }], !1;
                    {
                      let _errs6 = errors;
                      for (let key1 in data2)
                        if (!(key1 === "chief" || key1 === "lieutenant" || key1 === "minion" || key1 === "extra")) {
                          return validate59.errors = [{ instancePath: instancePath + "/ranks", schemaPath: "#/properties/ranks/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema23.properties.ranks, data: data2 }], !1;
                          break;
                        }
                      if (_errs6 === errors) {
                        if (data2.chief !== void 0) {
                          let _errs7 = errors;
                          validate62(data2.chief, { instancePath: instancePath + "/ranks/chief", parentData: data2, parentDataProperty: "chief", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length);
                          var valid1 = _errs7 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1) {
                          if (data2.lieutenant !== void 0) {
                            let _errs8 = errors;
                            validate62(data2.lieutenant, { instancePath: instancePath + "/ranks/lieutenant", parentData: data2, parentDataProperty: "lieutenant", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length);
                            var valid1 = _errs8 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1) {
                            if (data2.minion !== void 0) {
                              let _errs9 = errors;
                              validate62(data2.minion, { instancePath: instancePath + "/ranks/minion", parentData: data2, parentDataProperty: "minion", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length);
                              var valid1 = _errs9 === errors;
                            } else
                              var valid1 = !0;
                            if (valid1)
                              if (data2.extra !== void 0) {
                                let _errs10 = errors;
                                validate62(data2.extra, { instancePath: instancePath + "/ranks/extra", parentData: data2, parentDataProperty: "extra", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length);
                                var valid1 = _errs10 === errors;
                              } else
                                var valid1 = !0;
                          }
                        }
                      }
                    }
                  } else
                    return validate59.errors = [{ instancePath: instancePath + "/ranks", schemaPath: "#/properties/ranks/type", keyword: "type", params: { type: "object" }, schema: schema23.properties.ranks.type, parentSchema: schema23.properties.ranks, data: data2 }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.abilities !== void 0) {
                  let _errs11 = errors;
                  validate67(data.abilities, { instancePath: instancePath + "/abilities", parentData: data, parentDataProperty: "abilities", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length);
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.permits !== void 0) {
                    let data8 = data.permits, _errs12 = errors;
                    if (errors === _errs12)
                      if (Array.isArray(data8)) {
                        if (data8.length > 3)
                          return validate59.errors = [{ instancePath: instancePath + "/permits", schemaPath: "#/properties/permits/maxItems", keyword: "maxItems", params: { limit: 3 }, schema: 3, parentSchema: schema23.properties.permits, data: data8 }], !1;
                        {
                          var valid2 = !0;
                          let len0 = data8.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data9 = data8[i0], _errs14 = errors;
                            if (!(data9 === "recruits-goblins" || data9 === "three-lieutenants" || data9 === "orc-chief"))
                              return validate59.errors = [{ instancePath: instancePath + "/permits/" + i0, schemaPath: "#/properties/permits/items/enum", keyword: "enum", params: { allowedValues: schema23.properties.permits.items.enum }, schema: schema23.properties.permits.items.enum, parentSchema: schema23.properties.permits.items, data: data9 }], !1;
                            var valid2 = _errs14 === errors;
                            if (!valid2)
                              break;
                          }
                        }
                      } else
                        return validate59.errors = [{ instancePath: instancePath + "/permits", schemaPath: "#/properties/permits/type", keyword: "type", params: { type: "array" }, schema: schema23.properties.permits.type, parentSchema: schema23.properties.permits, data: data8 }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema23.type, parentSchema: schema23, data }], !1;
  return validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema26 = { type: "object", additionalProperties: !1, required: ["id", "name", "ranges", "strength", "targets", "reload", "hands", "cost"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, ranges: { description: "Short, medium and long range in paces; null for flames.", type: ["array", "null"], prefixItems: [{ type: "integer", minimum: 0, maximum: 250 }, { type: "integer", minimum: 0, maximum: 250 }, { type: "integer", minimum: 1, maximum: 250 }], minItems: 3, maxItems: 3 }, strength: { type: "integer", minimum: -12, maximum: 12 }, bearer: { const: !0 }, targets: { type: "integer", minimum: 1, maximum: 10 }, reload: { enum: ["fast", "slow"] }, heavy: { const: !0 }, template: { enum: ["blast", "flame"] }, radius: { type: "integer", minimum: 1, maximum: 20 }, lobbed: { const: !0 }, runsOut: { const: !0 }, blackPowder: { const: !0 }, missile: { const: !0 }, artillery: { const: !0 }, silent: { const: !0 }, modern: { const: !0 }, hands: { enum: [1, 2] }, cost: { type: "integer", minimum: 0, maximum: 200 }, firstFree: { const: !0 } } };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.ranges === void 0 && (missing0 = "ranges") || data.strength === void 0 && (missing0 = "strength") || data.targets === void 0 && (missing0 = "targets") || data.reload === void 0 && (missing0 = "reload") || data.hands === void 0 && (missing0 = "hands") || data.cost === void 0 && (missing0 = "cost"))
        return validate70.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema26.required, parentSchema: schema26, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema26.properties, key0)) {
            return validate70.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema26, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs3 = errors;
              validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.ranges !== void 0) {
                let data2 = data.ranges, _errs4 = errors;
                if (!Array.isArray(data2) && data2 !== null)
                  return validate70.errors = [{ instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/type", keyword: "type", params: { type: schema26.properties.ranges.type }, schema: schema26.properties.ranges.type, parentSchema: schema26.properties.ranges, data: data2 }], !1;
                if (errors === _errs4 && Array.isArray(data2)) {
                  if (data2.length > 3)
                    return validate70.errors = [{ instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/maxItems", keyword: "maxItems", params: { limit: 3 }, schema: 3, parentSchema: schema26.properties.ranges, data: data2 }], !1;
                  if (data2.length < 3)
                    return validate70.errors = [{ instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/minItems", keyword: "minItems", params: { limit: 3 }, schema: 3, parentSchema: schema26.properties.ranges, data: data2 }], !1;
                  {
                    let len0 = data2.length;
                    if (len0 > 0) {
                      let data3 = data2[0], _errs6 = errors;
                      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                        return validate70.errors = [{ instancePath: instancePath + "/ranges/0", schemaPath: "#/properties/ranges/prefixItems/0/type", keyword: "type", params: { type: "integer" }, schema: schema26.properties.ranges.prefixItems[0].type, parentSchema: schema26.properties.ranges.prefixItems[0], data: data3 }], !1;
                      if (errors === _errs6 && typeof data3 == "number" && isFinite(data3)) {
                        if (data3 > 250 || isNaN(data3))
                          return validate70.errors = [{ instancePath: instancePath + "/ranges/0", schemaPath: "#/properties/ranges/prefixItems/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 250 }, schema: 250, parentSchema: schema26.properties.ranges.prefixItems[0], data: data3 }], !1;
                        if (data3 < 0 || isNaN(data3))
                          return validate70.errors = [{ instancePath: instancePath + "/ranges/0", schemaPath: "#/properties/ranges/prefixItems/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema26.properties.ranges.prefixItems[0], data: data3 }], !1;
                      }
                      var valid1 = _errs6 === errors;
                    }
                    if (valid1) {
                      if (len0 > 1) {
                        let data4 = data2[1], _errs8 = errors;
                        if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                          return validate70.errors = [{ instancePath: instancePath + "/ranges/1", schemaPath: "#/properties/ranges/prefixItems/1/type", keyword: "type", params: { type: "integer" }, schema: schema26.properties.ranges.prefixItems[1].type, parentSchema: schema26.properties.ranges.prefixItems[1], data: data4 }], !1;
                        if (errors === _errs8 && typeof data4 == "number" && isFinite(data4)) {
                          if (data4 > 250 || isNaN(data4))
                            return validate70.errors = [{ instancePath: instancePath + "/ranges/1", schemaPath: "#/properties/ranges/prefixItems/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 250 }, schema: 250, parentSchema: schema26.properties.ranges.prefixItems[1], data: data4 }], !1;
                          if (data4 < 0 || isNaN(data4))
                            return validate70.errors = [{ instancePath: instancePath + "/ranges/1", schemaPath: "#/properties/ranges/prefixItems/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema26.properties.ranges.prefixItems[1], data: data4 }], !1;
                        }
                        var valid1 = _errs8 === errors;
                      }
                      if (valid1 && len0 > 2) {
                        let data5 = data2[2], _errs10 = errors;
                        if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                          return validate70.errors = [{ instancePath: instancePath + "/ranges/2", schemaPath: "#/properties/ranges/prefixItems/2/type", keyword: "type", params: { type: "integer" }, schema: schema26.properties.ranges.prefixItems[2].type, parentSchema: schema26.properties.ranges.prefixItems[2], data: data5 }], !1;
                        if (errors === _errs10 && typeof data5 == "number" && isFinite(data5)) {
                          if (data5 > 250 || isNaN(data5))
                            return validate70.errors = [{ instancePath: instancePath + "/ranges/2", schemaPath: "#/properties/ranges/prefixItems/2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 250 }, schema: 250, parentSchema: schema26.properties.ranges.prefixItems[2], data: data5 }], !1;
                          if (data5 < 1 || isNaN(data5))
                            return validate70.errors = [{ instancePath: instancePath + "/ranges/2", schemaPath: "#/properties/ranges/prefixItems/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema26.properties.ranges.prefixItems[2], data: data5 }], !1;
                        }
                        var valid1 = _errs10 === errors;
                      }
                    }
                  }
                }
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.strength !== void 0) {
                  let data6 = data.strength, _errs12 = errors;
                  if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                    return validate70.errors = [{ instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/type", keyword: "type", params: { type: "integer" }, schema: schema26.properties.strength.type, parentSchema: schema26.properties.strength, data: data6 }], !1;
                  if (errors === _errs12 && typeof data6 == "number" && isFinite(data6)) {
                    if (data6 > 12 || isNaN(data6))
                      return validate70.errors = [{ instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema26.properties.strength, data: data6 }], !1;
                    if (data6 < -12 || isNaN(data6))
                      return validate70.errors = [{ instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/minimum", keyword: "minimum", params: { comparison: ">=", limit: -12 }, schema: -12, parentSchema: schema26.properties.strength, data: data6 }], !1;
                  }
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.bearer !== void 0) {
                    let data7 = data.bearer, _errs14 = errors;
                    if (data7 !== !0)
                      return validate70.errors = [{ instancePath: instancePath + "/bearer", schemaPath: "#/properties/bearer/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema26.properties.bearer, data: data7 }], !1;
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.targets !== void 0) {
                      let data8 = data.targets, _errs15 = errors;
                      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                        return validate70.errors = [{ instancePath: instancePath + "/targets", schemaPath: "#/properties/targets/type", keyword: "type", params: { type: "integer" }, schema: schema26.properties.targets.type, parentSchema: schema26.properties.targets, data: data8 }], !1;
                      if (errors === _errs15 && typeof data8 == "number" && isFinite(data8)) {
                        if (data8 > 10 || isNaN(data8))
                          return validate70.errors = [{ instancePath: instancePath + "/targets", schemaPath: "#/properties/targets/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, schema: 10, parentSchema: schema26.properties.targets, data: data8 }], !1;
                        if (data8 < 1 || isNaN(data8))
                          return validate70.errors = [{ instancePath: instancePath + "/targets", schemaPath: "#/properties/targets/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema26.properties.targets, data: data8 }], !1;
                      }
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.reload !== void 0) {
                        let data9 = data.reload, _errs17 = errors;
                        if (!(data9 === "fast" || data9 === "slow"))
                          return validate70.errors = [{ instancePath: instancePath + "/reload", schemaPath: "#/properties/reload/enum", keyword: "enum", params: { allowedValues: schema26.properties.reload.enum }, schema: schema26.properties.reload.enum, parentSchema: schema26.properties.reload, data: data9 }], !1;
                        var valid0 = _errs17 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.heavy !== void 0) {
                          let data10 = data.heavy, _errs18 = errors;
                          if (data10 !== !0)
                            return validate70.errors = [{ instancePath: instancePath + "/heavy", schemaPath: "#/properties/heavy/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema26.properties.heavy, data: data10 }], !1;
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.template !== void 0) {
                            let data11 = data.template, _errs19 = errors;
                            if (!(data11 === "blast" || data11 === "flame"))
                              return validate70.errors = [{ instancePath: instancePath + "/template", schemaPath: "#/properties/template/enum", keyword: "enum", params: { allowedValues: schema26.properties.template.enum }, schema: schema26.properties.template.enum, parentSchema: schema26.properties.template, data: data11 }], !1;
                            var valid0 = _errs19 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.radius !== void 0) {
                              let data12 = data.radius, _errs20 = errors;
                              if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                return validate70.errors = [{ instancePath: instancePath + "/radius", schemaPath: "#/properties/radius/type", keyword: "type", params: { type: "integer" }, schema: schema26.properties.radius.type, parentSchema: schema26.properties.radius, data: data12 }], !1;
                              if (errors === _errs20 && typeof data12 == "number" && isFinite(data12)) {
                                if (data12 > 20 || isNaN(data12))
                                  return validate70.errors = [{ instancePath: instancePath + "/radius", schemaPath: "#/properties/radius/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema26.properties.radius, data: data12 }], !1;
                                if (data12 < 1 || isNaN(data12))
                                  return validate70.errors = [{ instancePath: instancePath + "/radius", schemaPath: "#/properties/radius/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema26.properties.radius, data: data12 }], !1;
                              }
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.lobbed !== void 0) {
                                let data13 = data.lobbed, _errs22 = errors;
                                if (data13 !== !0)
                                  return validate70.errors = [{ instancePath: instancePath + "/lobbed", schemaPath: "#/properties/lobbed/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema26.properties.lobbed, data: data13 }], !1;
                                var valid0 = _errs22 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.runsOut !== void 0) {
                                  let data14 = data.runsOut, _errs23 = errors;
                                  if (data14 !== !0)
                                    return validate70.errors = [{ instancePath: instancePath + "/runsOut", schemaPath: "#/properties/runsOut/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema26.properties.runsOut, data: data14 }], !1;
                                  var valid0 = _errs23 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.blackPowder !== void 0) {
                                    let data15 = data.blackPowder, _errs24 = errors;
                                    if (data15 !== !0)
                                      return validate70.errors = [{ instancePath: instancePath + "/blackPowder", schemaPath: "#/properties/blackPowder/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema26.properties.blackPowder, data: data15 }], !1;
                                    var valid0 = _errs24 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.missile !== void 0) {
                                      let data16 = data.missile, _errs25 = errors;
                                      if (data16 !== !0)
                                        return validate70.errors = [{ instancePath: instancePath + "/missile", schemaPath: "#/properties/missile/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema26.properties.missile, data: data16 }], !1;
                                      var valid0 = _errs25 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.artillery !== void 0) {
                                        let data17 = data.artillery, _errs26 = errors;
                                        if (data17 !== !0)
                                          return validate70.errors = [{ instancePath: instancePath + "/artillery", schemaPath: "#/properties/artillery/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema26.properties.artillery, data: data17 }], !1;
                                        var valid0 = _errs26 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.silent !== void 0) {
                                          let data18 = data.silent, _errs27 = errors;
                                          if (data18 !== !0)
                                            return validate70.errors = [{ instancePath: instancePath + "/silent", schemaPath: "#/properties/silent/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema26.properties.silent, data: data18 }], !1;
                                          var valid0 = _errs27 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.modern !== void 0) {
                                            let data19 = data.modern, _errs28 = errors;
                                            if (data19 !== !0)
                                              return validate70.errors = [{ instancePath: instancePath + "/modern", schemaPath: "#/properties/modern/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema26.properties.modern, data: data19 }], !1;
                                            var valid0 = _errs28 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.hands !== void 0) {
                                              let data20 = data.hands, _errs29 = errors;
                                              if (!(data20 === 1 || data20 === 2))
                                                return validate70.errors = [{ instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/enum", keyword: "enum", params: { allowedValues: schema26.properties.hands.enum }, schema: schema26.properties.hands.enum, parentSchema: schema26.properties.hands, data: data20 }], !1;
                                              var valid0 = _errs29 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.cost !== void 0) {
                                                let data21 = data.cost, _errs30 = errors;
                                                if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21)))
                                                  return validate70.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "integer" }, schema: schema26.properties.cost.type, parentSchema: schema26.properties.cost, data: data21 }], !1;
                                                if (errors === _errs30 && typeof data21 == "number" && isFinite(data21)) {
                                                  if (data21 > 200 || isNaN(data21))
                                                    return validate70.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, schema: 200, parentSchema: schema26.properties.cost, data: data21 }], !1;
                                                  if (data21 < 0 || isNaN(data21))
                                                    return validate70.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema26.properties.cost, data: data21 }], !1;
                                                }
                                                var valid0 = _errs30 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0)
                                                if (data.firstFree !== void 0) {
                                                  let data22 = data.firstFree, _errs32 = errors;
                                                  if (data22 !== !0)
                                                    return validate70.errors = [{ instancePath: instancePath + "/firstFree", schemaPath: "#/properties/firstFree/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema26.properties.firstFree, data: data22 }], !1;
                                                  var valid0 = _errs32 === errors;
                                                } else
                                                  var valid0 = !0;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate70.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema26.type, parentSchema: schema26, data }], !1;
  return validate70.errors = vErrors, errors === 0;
}
validate70.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema27 = { type: "object", additionalProperties: !1, required: ["id", "name", "hands", "dice", "strength", "cost"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, hands: { enum: [0, 1, 2] }, dice: { type: "integer", minimum: 1, maximum: 8 }, strength: { type: "integer", minimum: 0, maximum: 12 }, cost: { type: "integer", minimum: 0, maximum: 200 }, firstFree: { const: !0 } } };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.hands === void 0 && (missing0 = "hands") || data.dice === void 0 && (missing0 = "dice") || data.strength === void 0 && (missing0 = "strength") || data.cost === void 0 && (missing0 = "cost"))
        return validate74.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema27.required, parentSchema: schema27, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "hands" || key0 === "dice" || key0 === "strength" || key0 === "cost" || key0 === "firstFree")) {
            return validate74.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema27, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs3 = errors;
              validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.hands !== void 0) {
                let data2 = data.hands, _errs4 = errors;
                if (!(data2 === 0 || data2 === 1 || data2 === 2))
                  return validate74.errors = [{ instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/enum", keyword: "enum", params: { allowedValues: schema27.properties.hands.enum }, schema: schema27.properties.hands.enum, parentSchema: schema27.properties.hands, data: data2 }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.dice !== void 0) {
                  let data3 = data.dice, _errs5 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate74.errors = [{ instancePath: instancePath + "/dice", schemaPath: "#/properties/dice/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.dice.type, parentSchema: schema27.properties.dice, data: data3 }], !1;
                  if (errors === _errs5 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 8 || isNaN(data3))
                      return validate74.errors = [{ instancePath: instancePath + "/dice", schemaPath: "#/properties/dice/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8 }, schema: 8, parentSchema: schema27.properties.dice, data: data3 }], !1;
                    if (data3 < 1 || isNaN(data3))
                      return validate74.errors = [{ instancePath: instancePath + "/dice", schemaPath: "#/properties/dice/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema27.properties.dice, data: data3 }], !1;
                  }
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.strength !== void 0) {
                    let data4 = data.strength, _errs7 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate74.errors = [{ instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.strength.type, parentSchema: schema27.properties.strength, data: data4 }], !1;
                    if (errors === _errs7 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 12 || isNaN(data4))
                        return validate74.errors = [{ instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema27.properties.strength, data: data4 }], !1;
                      if (data4 < 0 || isNaN(data4))
                        return validate74.errors = [{ instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema27.properties.strength, data: data4 }], !1;
                    }
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.cost !== void 0) {
                      let data5 = data.cost, _errs9 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate74.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.cost.type, parentSchema: schema27.properties.cost, data: data5 }], !1;
                      if (errors === _errs9 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 200 || isNaN(data5))
                          return validate74.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, schema: 200, parentSchema: schema27.properties.cost, data: data5 }], !1;
                        if (data5 < 0 || isNaN(data5))
                          return validate74.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema27.properties.cost, data: data5 }], !1;
                      }
                      var valid0 = _errs9 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.firstFree !== void 0) {
                        let data6 = data.firstFree, _errs11 = errors;
                        if (data6 !== !0)
                          return validate74.errors = [{ instancePath: instancePath + "/firstFree", schemaPath: "#/properties/firstFree/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema27.properties.firstFree, data: data6 }], !1;
                        var valid0 = _errs11 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema27.type, parentSchema: schema27, data }], !1;
  return validate74.errors = vErrors, errors === 0;
}
validate74.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema28 = { type: "object", additionalProperties: !1, required: ["id", "name", "cost"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, cost: { type: "integer", minimum: 0, maximum: 200 }, adds: { type: "object", additionalProperties: !1, required: [], properties: { resistance: { type: "integer", minimum: -3, maximum: 6 }, strength: { type: "integer", minimum: -3, maximum: 6 }, shoot: { type: "integer", minimum: -2, maximum: 2 }, move: { type: "integer", minimum: -5, maximum: 10 } } }, abilities: { $ref: "#/$defs/abilities" }, most: { type: "integer", minimum: 1, maximum: 4 }, worn: { const: "body" }, only: { $ref: "#/$defs/id" } } };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.cost === void 0 && (missing0 = "cost"))
        return validate78.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema28.required, parentSchema: schema28, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "cost" || key0 === "adds" || key0 === "abilities" || key0 === "most" || key0 === "worn" || key0 === "only")) {
            return validate78.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema28, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs3 = errors;
              validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.cost !== void 0) {
                let data2 = data.cost, _errs4 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate78.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.cost.type, parentSchema: schema28.properties.cost, data: data2 }], !1;
                if (errors === _errs4 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 200 || isNaN(data2))
                    return validate78.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, schema: 200, parentSchema: schema28.properties.cost, data: data2 }], !1;
                  if (data2 < 0 || isNaN(data2))
                    return validate78.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema28.properties.cost, data: data2 }], !1;
                }
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.adds !== void 0) {
                  let data3 = data.adds, _errs6 = errors;
                  if (errors === _errs6)
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      let _errs8 = errors;
                      for (let key1 in data3)
                        if (!(key1 === "resistance" || key1 === "strength" || key1 === "shoot" || key1 === "move")) {
                          return validate78.errors = [{ instancePath: instancePath + "/adds", schemaPath: "#/properties/adds/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema28.properties.adds, data: data3 }], !1;
                          break;
                        }
                      if (_errs8 === errors) {
                        if (data3.resistance !== void 0) {
                          let data4 = data3.resistance, _errs9 = errors;
                          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                            return validate78.errors = [{ instancePath: instancePath + "/adds/resistance", schemaPath: "#/properties/adds/properties/resistance/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.adds.properties.resistance.type, parentSchema: schema28.properties.adds.properties.resistance, data: data4 }], !1;
                          if (errors === _errs9 && typeof data4 == "number" && isFinite(data4)) {
                            if (data4 > 6 || isNaN(data4))
                              return validate78.errors = [{ instancePath: instancePath + "/adds/resistance", schemaPath: "#/properties/adds/properties/resistance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, schema: 6, parentSchema: schema28.properties.adds.properties.resistance, data: data4 }], !1;
                            if (data4 < -3 || isNaN(data4))
                              return validate78.errors = [{ instancePath: instancePath + "/adds/resistance", schemaPath: "#/properties/adds/properties/resistance/minimum", keyword: "minimum", params: { comparison: ">=", limit: -3 }, schema: -3, parentSchema: schema28.properties.adds.properties.resistance, data: data4 }], !1;
                          }
                          var valid1 = _errs9 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1) {
                          if (data3.strength !== void 0) {
                            let data5 = data3.strength, _errs11 = errors;
                            if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                              return validate78.errors = [{ instancePath: instancePath + "/adds/strength", schemaPath: "#/properties/adds/properties/strength/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.adds.properties.strength.type, parentSchema: schema28.properties.adds.properties.strength, data: data5 }], !1;
                            if (errors === _errs11 && typeof data5 == "number" && isFinite(data5)) {
                              if (data5 > 6 || isNaN(data5))
                                return validate78.errors = [{ instancePath: instancePath + "/adds/strength", schemaPath: "#/properties/adds/properties/strength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, schema: 6, parentSchema: schema28.properties.adds.properties.strength, data: data5 }], !1;
                              if (data5 < -3 || isNaN(data5))
                                return validate78.errors = [{ instancePath: instancePath + "/adds/strength", schemaPath: "#/properties/adds/properties/strength/minimum", keyword: "minimum", params: { comparison: ">=", limit: -3 }, schema: -3, parentSchema: schema28.properties.adds.properties.strength, data: data5 }], !1;
                            }
                            var valid1 = _errs11 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1) {
                            if (data3.shoot !== void 0) {
                              let data6 = data3.shoot, _errs13 = errors;
                              if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                                return validate78.errors = [{ instancePath: instancePath + "/adds/shoot", schemaPath: "#/properties/adds/properties/shoot/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.adds.properties.shoot.type, parentSchema: schema28.properties.adds.properties.shoot, data: data6 }], !1;
                              if (errors === _errs13 && typeof data6 == "number" && isFinite(data6)) {
                                if (data6 > 2 || isNaN(data6))
                                  return validate78.errors = [{ instancePath: instancePath + "/adds/shoot", schemaPath: "#/properties/adds/properties/shoot/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 }, schema: 2, parentSchema: schema28.properties.adds.properties.shoot, data: data6 }], !1;
                                if (data6 < -2 || isNaN(data6))
                                  return validate78.errors = [{ instancePath: instancePath + "/adds/shoot", schemaPath: "#/properties/adds/properties/shoot/minimum", keyword: "minimum", params: { comparison: ">=", limit: -2 }, schema: -2, parentSchema: schema28.properties.adds.properties.shoot, data: data6 }], !1;
                              }
                              var valid1 = _errs13 === errors;
                            } else
                              var valid1 = !0;
                            if (valid1)
                              if (data3.move !== void 0) {
                                let data7 = data3.move, _errs15 = errors;
                                if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                                  return validate78.errors = [{ instancePath: instancePath + "/adds/move", schemaPath: "#/properties/adds/properties/move/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.adds.properties.move.type, parentSchema: schema28.properties.adds.properties.move, data: data7 }], !1;
                                if (errors === _errs15 && typeof data7 == "number" && isFinite(data7)) {
                                  if (data7 > 10 || isNaN(data7))
                                    return validate78.errors = [{ instancePath: instancePath + "/adds/move", schemaPath: "#/properties/adds/properties/move/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, schema: 10, parentSchema: schema28.properties.adds.properties.move, data: data7 }], !1;
                                  if (data7 < -5 || isNaN(data7))
                                    return validate78.errors = [{ instancePath: instancePath + "/adds/move", schemaPath: "#/properties/adds/properties/move/minimum", keyword: "minimum", params: { comparison: ">=", limit: -5 }, schema: -5, parentSchema: schema28.properties.adds.properties.move, data: data7 }], !1;
                                }
                                var valid1 = _errs15 === errors;
                              } else
                                var valid1 = !0;
                          }
                        }
                      }
                    } else
                      return validate78.errors = [{ instancePath: instancePath + "/adds", schemaPath: "#/properties/adds/type", keyword: "type", params: { type: "object" }, schema: schema28.properties.adds.type, parentSchema: schema28.properties.adds, data: data3 }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.abilities !== void 0) {
                    let _errs17 = errors;
                    validate67(data.abilities, { instancePath: instancePath + "/abilities", parentData: data, parentDataProperty: "abilities", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length);
                    var valid0 = _errs17 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.most !== void 0) {
                      let data9 = data.most, _errs18 = errors;
                      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                        return validate78.errors = [{ instancePath: instancePath + "/most", schemaPath: "#/properties/most/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.most.type, parentSchema: schema28.properties.most, data: data9 }], !1;
                      if (errors === _errs18 && typeof data9 == "number" && isFinite(data9)) {
                        if (data9 > 4 || isNaN(data9))
                          return validate78.errors = [{ instancePath: instancePath + "/most", schemaPath: "#/properties/most/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4 }, schema: 4, parentSchema: schema28.properties.most, data: data9 }], !1;
                        if (data9 < 1 || isNaN(data9))
                          return validate78.errors = [{ instancePath: instancePath + "/most", schemaPath: "#/properties/most/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema28.properties.most, data: data9 }], !1;
                      }
                      var valid0 = _errs18 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.worn !== void 0) {
                        let data10 = data.worn, _errs20 = errors;
                        if (data10 !== "body")
                          return validate78.errors = [{ instancePath: instancePath + "/worn", schemaPath: "#/properties/worn/const", keyword: "const", params: { allowedValue: "body" }, schema: "body", parentSchema: schema28.properties.worn, data: data10 }], !1;
                        var valid0 = _errs20 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.only !== void 0) {
                          let _errs21 = errors;
                          validate53(data.only, { instancePath: instancePath + "/only", parentData: data, parentDataProperty: "only", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                          var valid0 = _errs21 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate78.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema28.type, parentSchema: schema28, data }], !1;
  return validate78.errors = vErrors, errors === 0;
}
validate78.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema29 = { type: "object", additionalProperties: !1, required: ["id", "name", "race", "hire", "perGame", "abilities"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, race: { $ref: "#/$defs/id" }, hire: { type: "integer", minimum: 0, maximum: 300 }, perGame: { type: "integer", minimum: 0, maximum: 300 }, abilities: { $ref: "#/$defs/abilities" } } };
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.race === void 0 && (missing0 = "race") || data.hire === void 0 && (missing0 = "hire") || data.perGame === void 0 && (missing0 = "perGame") || data.abilities === void 0 && (missing0 = "abilities"))
        return validate84.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema29.required, parentSchema: schema29, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "race" || key0 === "hire" || key0 === "perGame" || key0 === "abilities")) {
            return validate84.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema29, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs3 = errors;
              validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.race !== void 0) {
                let _errs4 = errors;
                validate53(data.race, { instancePath: instancePath + "/race", parentData: data, parentDataProperty: "race", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.hire !== void 0) {
                  let data3 = data.hire, _errs5 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate84.errors = [{ instancePath: instancePath + "/hire", schemaPath: "#/properties/hire/type", keyword: "type", params: { type: "integer" }, schema: schema29.properties.hire.type, parentSchema: schema29.properties.hire, data: data3 }], !1;
                  if (errors === _errs5 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 300 || isNaN(data3))
                      return validate84.errors = [{ instancePath: instancePath + "/hire", schemaPath: "#/properties/hire/maximum", keyword: "maximum", params: { comparison: "<=", limit: 300 }, schema: 300, parentSchema: schema29.properties.hire, data: data3 }], !1;
                    if (data3 < 0 || isNaN(data3))
                      return validate84.errors = [{ instancePath: instancePath + "/hire", schemaPath: "#/properties/hire/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema29.properties.hire, data: data3 }], !1;
                  }
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.perGame !== void 0) {
                    let data4 = data.perGame, _errs7 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate84.errors = [{ instancePath: instancePath + "/perGame", schemaPath: "#/properties/perGame/type", keyword: "type", params: { type: "integer" }, schema: schema29.properties.perGame.type, parentSchema: schema29.properties.perGame, data: data4 }], !1;
                    if (errors === _errs7 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 300 || isNaN(data4))
                        return validate84.errors = [{ instancePath: instancePath + "/perGame", schemaPath: "#/properties/perGame/maximum", keyword: "maximum", params: { comparison: "<=", limit: 300 }, schema: 300, parentSchema: schema29.properties.perGame, data: data4 }], !1;
                      if (data4 < 0 || isNaN(data4))
                        return validate84.errors = [{ instancePath: instancePath + "/perGame", schemaPath: "#/properties/perGame/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema29.properties.perGame, data: data4 }], !1;
                    }
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.abilities !== void 0) {
                      let _errs9 = errors;
                      validate67(data.abilities, { instancePath: instancePath + "/abilities", parentData: data, parentDataProperty: "abilities", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length);
                      var valid0 = _errs9 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate84.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema29.type, parentSchema: schema29, data }], !1;
  return validate84.errors = vErrors, errors === 0;
}
validate84.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema30 = { type: "object", additionalProperties: !1, required: ["id", "name", "race", "members"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" }, race: { $ref: "#/$defs/id" }, tribe: { const: !0 }, scientist: { const: !0 }, team: { enum: ["anti-terrorists", "terrorists"] }, members: { type: "array", minItems: 1, maxItems: 40, items: { $ref: "#/$defs/member" } }, vehicles: { type: "array", maxItems: 6, items: { $ref: "#/$defs/vehicle" } } } }, schema31 = { type: "object", additionalProperties: !1, required: ["rank", "weapons", "equipment"], properties: { rank: { enum: ["chief", "lieutenant", "minion", "extra"] }, race: { $ref: "#/$defs/id" }, mercenary: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, count: { type: "integer", minimum: 1, maximum: 40 }, weapons: { type: "array", maxItems: 8, items: { $ref: "#/$defs/id" } }, equipment: { type: "array", maxItems: 10, items: { $ref: "#/$defs/id" } } } };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.rank === void 0 && (missing0 = "rank") || data.weapons === void 0 && (missing0 = "weapons") || data.equipment === void 0 && (missing0 = "equipment"))
        return validate95.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema31.required, parentSchema: schema31, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "rank" || key0 === "race" || key0 === "mercenary" || key0 === "name" || key0 === "count" || key0 === "weapons" || key0 === "equipment")) {
            return validate95.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema31, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.rank !== void 0) {
            let data0 = data.rank, _errs2 = errors;
            if (!(data0 === "chief" || data0 === "lieutenant" || data0 === "minion" || data0 === "extra"))
              return validate95.errors = [{ instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/enum", keyword: "enum", params: { allowedValues: schema31.properties.rank.enum }, schema: schema31.properties.rank.enum, parentSchema: schema31.properties.rank, data: data0 }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.race !== void 0) {
              let _errs3 = errors;
              validate53(data.race, { instancePath: instancePath + "/race", parentData: data, parentDataProperty: "race", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.mercenary !== void 0) {
                let _errs4 = errors;
                validate53(data.mercenary, { instancePath: instancePath + "/mercenary", parentData: data, parentDataProperty: "mercenary", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.name !== void 0) {
                  let _errs5 = errors;
                  validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.count !== void 0) {
                    let data4 = data.count, _errs6 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate95.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, schema: schema31.properties.count.type, parentSchema: schema31.properties.count, data: data4 }], !1;
                    if (errors === _errs6 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 40 || isNaN(data4))
                        return validate95.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 40 }, schema: 40, parentSchema: schema31.properties.count, data: data4 }], !1;
                      if (data4 < 1 || isNaN(data4))
                        return validate95.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema31.properties.count, data: data4 }], !1;
                    }
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.weapons !== void 0) {
                      let data5 = data.weapons, _errs8 = errors;
                      if (errors === _errs8)
                        if (Array.isArray(data5)) {
                          if (data5.length > 8)
                            return validate95.errors = [{ instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/maxItems", keyword: "maxItems", params: { limit: 8 }, schema: 8, parentSchema: schema31.properties.weapons, data: data5 }], !1;
                          {
                            var valid1 = !0;
                            let len0 = data5.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let _errs10 = errors;
                              validate53(data5[i0], { instancePath: instancePath + "/weapons/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                              var valid1 = _errs10 === errors;
                              if (!valid1)
                                break;
                            }
                          }
                        } else
                          return validate95.errors = [{ instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/type", keyword: "type", params: { type: "array" }, schema: schema31.properties.weapons.type, parentSchema: schema31.properties.weapons, data: data5 }], !1;
                      var valid0 = _errs8 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.equipment !== void 0) {
                        let data7 = data.equipment, _errs11 = errors;
                        if (errors === _errs11)
                          if (Array.isArray(data7)) {
                            if (data7.length > 10)
                              return validate95.errors = [{ instancePath: instancePath + "/equipment", schemaPath: "#/properties/equipment/maxItems", keyword: "maxItems", params: { limit: 10 }, schema: 10, parentSchema: schema31.properties.equipment, data: data7 }], !1;
                            {
                              var valid2 = !0;
                              let len1 = data7.length;
                              for (let i1 = 0; i1 < len1; i1++) {
                                let _errs13 = errors;
                                validate53(data7[i1], { instancePath: instancePath + "/equipment/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                                var valid2 = _errs13 === errors;
                                if (!valid2)
                                  break;
                              }
                            }
                          } else
                            return validate95.errors = [{ instancePath: instancePath + "/equipment", schemaPath: "#/properties/equipment/type", keyword: "type", params: { type: "array" }, schema: schema31.properties.equipment.type, parentSchema: schema31.properties.equipment, data: data7 }], !1;
                        var valid0 = _errs11 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate95.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema31.type, parentSchema: schema31, data }], !1;
  return validate95.errors = vErrors, errors === 0;
}
validate95.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema32 = { type: "object", additionalProperties: !1, required: ["class"], properties: { class: { enum: ["light", "medium", "heavy"] }, name: { $ref: "#/$defs/name" }, armour: { type: "object", additionalProperties: !1, required: [], properties: { front: { type: "integer", minimum: 0, maximum: 12 }, right: { type: "integer", minimum: 0, maximum: 12 }, rear: { type: "integer", minimum: 0, maximum: 12 }, left: { type: "integer", minimum: 0, maximum: 12 } } }, speed: { type: "integer", minimum: 0, maximum: 20 }, rams: { type: "array", maxItems: 4, items: { enum: ["front", "right", "rear", "left"] } }, fixed: { type: "array", maxItems: 4, items: { $ref: "#/$defs/id" } }, turret: { type: "array", maxItems: 4, items: { $ref: "#/$defs/id" } } } };
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate102.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.class === void 0 && (missing0 = "class"))
        return validate102.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema32.required, parentSchema: schema32, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "class" || key0 === "name" || key0 === "armour" || key0 === "speed" || key0 === "rams" || key0 === "fixed" || key0 === "turret")) {
            return validate102.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema32, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.class !== void 0) {
            let data0 = data.class, _errs2 = errors;
            if (!(data0 === "light" || data0 === "medium" || data0 === "heavy"))
              return validate102.errors = [{ instancePath: instancePath + "/class", schemaPath: "#/properties/class/enum", keyword: "enum", params: { allowedValues: schema32.properties.class.enum }, schema: schema32.properties.class.enum, parentSchema: schema32.properties.class, data: data0 }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs3 = errors;
              validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.armour !== void 0) {
                let data2 = data.armour, _errs4 = errors;
                if (errors === _errs4)
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    let _errs6 = errors;
                    for (let key1 in data2)
                      if (!(key1 === "front" || key1 === "right" || key1 === "rear" || key1 === "left")) {
                        return validate102.errors = [{ instancePath: instancePath + "/armour", schemaPath: "#/properties/armour/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema32.properties.armour, data: data2 }], !1;
                        break;
                      }
                    if (_errs6 === errors) {
                      if (data2.front !== void 0) {
                        let data3 = data2.front, _errs7 = errors;
                        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                          return validate102.errors = [{ instancePath: instancePath + "/armour/front", schemaPath: "#/properties/armour/properties/front/type", keyword: "type", params: { type: "integer" }, schema: schema32.properties.armour.properties.front.type, parentSchema: schema32.properties.armour.properties.front, data: data3 }], !1;
                        if (errors === _errs7 && typeof data3 == "number" && isFinite(data3)) {
                          if (data3 > 12 || isNaN(data3))
                            return validate102.errors = [{ instancePath: instancePath + "/armour/front", schemaPath: "#/properties/armour/properties/front/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema32.properties.armour.properties.front, data: data3 }], !1;
                          if (data3 < 0 || isNaN(data3))
                            return validate102.errors = [{ instancePath: instancePath + "/armour/front", schemaPath: "#/properties/armour/properties/front/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema32.properties.armour.properties.front, data: data3 }], !1;
                        }
                        var valid1 = _errs7 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1) {
                        if (data2.right !== void 0) {
                          let data4 = data2.right, _errs9 = errors;
                          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                            return validate102.errors = [{ instancePath: instancePath + "/armour/right", schemaPath: "#/properties/armour/properties/right/type", keyword: "type", params: { type: "integer" }, schema: schema32.properties.armour.properties.right.type, parentSchema: schema32.properties.armour.properties.right, data: data4 }], !1;
                          if (errors === _errs9 && typeof data4 == "number" && isFinite(data4)) {
                            if (data4 > 12 || isNaN(data4))
                              return validate102.errors = [{ instancePath: instancePath + "/armour/right", schemaPath: "#/properties/armour/properties/right/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema32.properties.armour.properties.right, data: data4 }], !1;
                            if (data4 < 0 || isNaN(data4))
                              return validate102.errors = [{ instancePath: instancePath + "/armour/right", schemaPath: "#/properties/armour/properties/right/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema32.properties.armour.properties.right, data: data4 }], !1;
                          }
                          var valid1 = _errs9 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1) {
                          if (data2.rear !== void 0) {
                            let data5 = data2.rear, _errs11 = errors;
                            if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                              return validate102.errors = [{ instancePath: instancePath + "/armour/rear", schemaPath: "#/properties/armour/properties/rear/type", keyword: "type", params: { type: "integer" }, schema: schema32.properties.armour.properties.rear.type, parentSchema: schema32.properties.armour.properties.rear, data: data5 }], !1;
                            if (errors === _errs11 && typeof data5 == "number" && isFinite(data5)) {
                              if (data5 > 12 || isNaN(data5))
                                return validate102.errors = [{ instancePath: instancePath + "/armour/rear", schemaPath: "#/properties/armour/properties/rear/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema32.properties.armour.properties.rear, data: data5 }], !1;
                              if (data5 < 0 || isNaN(data5))
                                return validate102.errors = [{ instancePath: instancePath + "/armour/rear", schemaPath: "#/properties/armour/properties/rear/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema32.properties.armour.properties.rear, data: data5 }], !1;
                            }
                            var valid1 = _errs11 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1)
                            if (data2.left !== void 0) {
                              let data6 = data2.left, _errs13 = errors;
                              if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                                return validate102.errors = [{ instancePath: instancePath + "/armour/left", schemaPath: "#/properties/armour/properties/left/type", keyword: "type", params: { type: "integer" }, schema: schema32.properties.armour.properties.left.type, parentSchema: schema32.properties.armour.properties.left, data: data6 }], !1;
                              if (errors === _errs13 && typeof data6 == "number" && isFinite(data6)) {
                                if (data6 > 12 || isNaN(data6))
                                  return validate102.errors = [{ instancePath: instancePath + "/armour/left", schemaPath: "#/properties/armour/properties/left/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema32.properties.armour.properties.left, data: data6 }], !1;
                                if (data6 < 0 || isNaN(data6))
                                  return validate102.errors = [{ instancePath: instancePath + "/armour/left", schemaPath: "#/properties/armour/properties/left/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema32.properties.armour.properties.left, data: data6 }], !1;
                              }
                              var valid1 = _errs13 === errors;
                            } else
                              var valid1 = !0;
                        }
                      }
                    }
                  } else
                    return validate102.errors = [{ instancePath: instancePath + "/armour", schemaPath: "#/properties/armour/type", keyword: "type", params: { type: "object" }, schema: schema32.properties.armour.type, parentSchema: schema32.properties.armour, data: data2 }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.speed !== void 0) {
                  let data7 = data.speed, _errs15 = errors;
                  if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                    return validate102.errors = [{ instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/type", keyword: "type", params: { type: "integer" }, schema: schema32.properties.speed.type, parentSchema: schema32.properties.speed, data: data7 }], !1;
                  if (errors === _errs15 && typeof data7 == "number" && isFinite(data7)) {
                    if (data7 > 20 || isNaN(data7))
                      return validate102.errors = [{ instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema32.properties.speed, data: data7 }], !1;
                    if (data7 < 0 || isNaN(data7))
                      return validate102.errors = [{ instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema32.properties.speed, data: data7 }], !1;
                  }
                  var valid0 = _errs15 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.rams !== void 0) {
                    let data8 = data.rams, _errs17 = errors;
                    if (errors === _errs17)
                      if (Array.isArray(data8)) {
                        if (data8.length > 4)
                          return validate102.errors = [{ instancePath: instancePath + "/rams", schemaPath: "#/properties/rams/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema32.properties.rams, data: data8 }], !1;
                        {
                          var valid2 = !0;
                          let len0 = data8.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data9 = data8[i0], _errs19 = errors;
                            if (!(data9 === "front" || data9 === "right" || data9 === "rear" || data9 === "left"))
                              return validate102.errors = [{ instancePath: instancePath + "/rams/" + i0, schemaPath: "#/properties/rams/items/enum", keyword: "enum", params: { allowedValues: schema32.properties.rams.items.enum }, schema: schema32.properties.rams.items.enum, parentSchema: schema32.properties.rams.items, data: data9 }], !1;
                            var valid2 = _errs19 === errors;
                            if (!valid2)
                              break;
                          }
                        }
                      } else
                        return validate102.errors = [{ instancePath: instancePath + "/rams", schemaPath: "#/properties/rams/type", keyword: "type", params: { type: "array" }, schema: schema32.properties.rams.type, parentSchema: schema32.properties.rams, data: data8 }], !1;
                    var valid0 = _errs17 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.fixed !== void 0) {
                      let data10 = data.fixed, _errs20 = errors;
                      if (errors === _errs20)
                        if (Array.isArray(data10)) {
                          if (data10.length > 4)
                            return validate102.errors = [{ instancePath: instancePath + "/fixed", schemaPath: "#/properties/fixed/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema32.properties.fixed, data: data10 }], !1;
                          {
                            var valid3 = !0;
                            let len1 = data10.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let _errs22 = errors;
                              validate53(data10[i1], { instancePath: instancePath + "/fixed/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                              var valid3 = _errs22 === errors;
                              if (!valid3)
                                break;
                            }
                          }
                        } else
                          return validate102.errors = [{ instancePath: instancePath + "/fixed", schemaPath: "#/properties/fixed/type", keyword: "type", params: { type: "array" }, schema: schema32.properties.fixed.type, parentSchema: schema32.properties.fixed, data: data10 }], !1;
                      var valid0 = _errs20 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.turret !== void 0) {
                        let data12 = data.turret, _errs23 = errors;
                        if (errors === _errs23)
                          if (Array.isArray(data12)) {
                            if (data12.length > 4)
                              return validate102.errors = [{ instancePath: instancePath + "/turret", schemaPath: "#/properties/turret/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema32.properties.turret, data: data12 }], !1;
                            {
                              var valid4 = !0;
                              let len2 = data12.length;
                              for (let i2 = 0; i2 < len2; i2++) {
                                let _errs25 = errors;
                                validate53(data12[i2], { instancePath: instancePath + "/turret/" + i2, parentData: data12, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                                var valid4 = _errs25 === errors;
                                if (!valid4)
                                  break;
                              }
                            }
                          } else
                            return validate102.errors = [{ instancePath: instancePath + "/turret", schemaPath: "#/properties/turret/type", keyword: "type", params: { type: "array" }, schema: schema32.properties.turret.type, parentSchema: schema32.properties.turret, data: data12 }], !1;
                        var valid0 = _errs23 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate102.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema32.type, parentSchema: schema32, data }], !1;
  return validate102.errors = vErrors, errors === 0;
}
validate102.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.race === void 0 && (missing0 = "race") || data.members === void 0 && (missing0 = "members"))
        return validate90.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema30.required, parentSchema: schema30, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema30.properties, key0)) {
            return validate90.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema30, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs3 = errors;
              validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.text !== void 0) {
                let _errs4 = errors;
                validate57(data.text, { instancePath: instancePath + "/text", parentData: data, parentDataProperty: "text", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.race !== void 0) {
                  let _errs5 = errors;
                  validate53(data.race, { instancePath: instancePath + "/race", parentData: data, parentDataProperty: "race", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.tribe !== void 0) {
                    let data4 = data.tribe, _errs6 = errors;
                    if (data4 !== !0)
                      return validate90.errors = [{ instancePath: instancePath + "/tribe", schemaPath: "#/properties/tribe/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema30.properties.tribe, data: data4 }], !1;
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.scientist !== void 0) {
                      let data5 = data.scientist, _errs7 = errors;
                      if (data5 !== !0)
                        return validate90.errors = [{ instancePath: instancePath + "/scientist", schemaPath: "#/properties/scientist/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema30.properties.scientist, data: data5 }], !1;
                      var valid0 = _errs7 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.team !== void 0) {
                        let data6 = data.team, _errs8 = errors;
                        if (!(data6 === "anti-terrorists" || data6 === "terrorists"))
                          return validate90.errors = [{ instancePath: instancePath + "/team", schemaPath: "#/properties/team/enum", keyword: "enum", params: { allowedValues: schema30.properties.team.enum }, schema: schema30.properties.team.enum, parentSchema: schema30.properties.team, data: data6 }], !1;
                        var valid0 = _errs8 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.members !== void 0) {
                          let data7 = data.members, _errs9 = errors;
                          if (errors === _errs9)
                            if (Array.isArray(data7)) {
                              if (data7.length > 40)
                                return validate90.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/maxItems", keyword: "maxItems", params: { limit: 40 }, schema: 40, parentSchema: schema30.properties.members, data: data7 }], !1;
                              if (data7.length < 1)
                                return validate90.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema30.properties.members, data: data7 }], !1;
                              {
                                var valid1 = !0;
                                let len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let _errs11 = errors;
                                  validate95(data7[i0], { instancePath: instancePath + "/members/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length);
                                  var valid1 = _errs11 === errors;
                                  if (!valid1)
                                    break;
                                }
                              }
                            } else
                              return validate90.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/type", keyword: "type", params: { type: "array" }, schema: schema30.properties.members.type, parentSchema: schema30.properties.members, data: data7 }], !1;
                          var valid0 = _errs9 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.vehicles !== void 0) {
                            let data9 = data.vehicles, _errs12 = errors;
                            if (errors === _errs12)
                              if (Array.isArray(data9)) {
                                if (data9.length > 6)
                                  return validate90.errors = [{ instancePath: instancePath + "/vehicles", schemaPath: "#/properties/vehicles/maxItems", keyword: "maxItems", params: { limit: 6 }, schema: 6, parentSchema: schema30.properties.vehicles, data: data9 }], !1;
                                {
                                  var valid2 = !0;
                                  let len1 = data9.length;
                                  for (let i1 = 0; i1 < len1; i1++) {
                                    let _errs14 = errors;
                                    validate102(data9[i1], { instancePath: instancePath + "/vehicles/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length);
                                    var valid2 = _errs14 === errors;
                                    if (!valid2)
                                      break;
                                  }
                                }
                              } else
                                return validate90.errors = [{ instancePath: instancePath + "/vehicles", schemaPath: "#/properties/vehicles/type", keyword: "type", params: { type: "array" }, schema: schema30.properties.vehicles.type, parentSchema: schema30.properties.vehicles, data: data9 }], !1;
                            var valid0 = _errs12 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate90.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema30.type, parentSchema: schema30, data }], !1;
  return validate90.errors = vErrors, errors === 0;
}
validate90.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema33 = { type: "object", additionalProperties: !1, required: ["id", "name", "text", "width", "height", "terrain", "climbable", "deployment"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" }, width: { type: "integer", minimum: 200, maximum: 5e3 }, height: { type: "integer", minimum: 200, maximum: 5e3 }, terrain: { type: "array", maxItems: 80, items: { $ref: "#/$defs/terrain" } }, climbable: { type: "array", maxItems: 40, items: { $ref: "#/$defs/id" } }, deployment: { type: "array", minItems: 2, maxItems: 4, items: { type: "object", additionalProperties: !1, required: ["zone", "forward"], properties: { zone: { $ref: "#/$defs/zone" }, forward: { type: "integer", minimum: 0, maximum: 359 } } } } } }, schema34 = { type: "object", additionalProperties: !1, required: ["id", "shape"], properties: { id: { $ref: "#/$defs/id" }, kind: { $ref: "#/$defs/id" }, shape: { oneOf: [{ type: "array", minItems: 3, maxItems: 40, items: { $ref: "#/$defs/point" } }, { type: "object", additionalProperties: !1, required: ["at", "radius"], properties: { at: { $ref: "#/$defs/point" }, radius: { type: "integer", minimum: 1, maximum: 2e3 } } }] }, ground: { enum: ["open", "difficult", "impassable"] }, blocksSight: { enum: [!0, !1, "through"] }, cover: { type: "integer", minimum: 0, maximum: 4 }, height: { type: "integer", minimum: 0, maximum: 2e3 } } }, schema35 = { description: "From the left and from the top of the table, in twentieths of a pace.", type: "array", prefixItems: [{ $ref: "#/$defs/twentieths" }, { $ref: "#/$defs/twentieths" }], minItems: 2, maxItems: 2 }, schema36 = { type: "integer", minimum: 0, maximum: 5e3 };
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate116.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)))
    return validate116.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, schema: schema36.type, parentSchema: schema36, data }], !1;
  if (errors === 0 && typeof data == "number" && isFinite(data)) {
    if (data > 5e3 || isNaN(data))
      return validate116.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, schema: 5e3, parentSchema: schema36, data }], !1;
    if (data < 0 || isNaN(data))
      return validate116.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema36, data }], !1;
  }
  return validate116.errors = vErrors, errors === 0;
}
validate116.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate115.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (Array.isArray(data)) {
      if (data.length > 2)
        return validate115.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2 }, schema: 2, parentSchema: schema35, data }], !1;
      if (data.length < 2)
        return validate115.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, schema: 2, parentSchema: schema35, data }], !1;
      {
        let len0 = data.length;
        if (len0 > 0) {
          let _errs1 = errors;
          validate116(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length);
          var valid0 = _errs1 === errors;
        }
        if (valid0 && len0 > 1) {
          let _errs2 = errors;
          validate116(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        }
      }
    } else
      return validate115.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, schema: schema35.type, parentSchema: schema35, data }], !1;
  return validate115.errors = vErrors, errors === 0;
}
validate115.evaluated = { items: 2, dynamicProps: !1, dynamicItems: !1 };
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate112.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.shape === void 0 && (missing0 = "shape"))
        return validate112.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema34.required, parentSchema: schema34, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "kind" || key0 === "shape" || key0 === "ground" || key0 === "blocksSight" || key0 === "cover" || key0 === "height")) {
            return validate112.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema34, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.kind !== void 0) {
              let _errs3 = errors;
              validate53(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.shape !== void 0) {
                let data2 = data.shape, _errs4 = errors, _errs5 = errors, valid1 = !1, passing0 = null, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data2))
                    if (data2.length > 40) {
                      let err0 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/oneOf/0/maxItems", keyword: "maxItems", params: { limit: 40 }, schema: 40, parentSchema: schema34.properties.shape.oneOf[0], data: data2 };
                      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                    } else if (data2.length < 3) {
                      let err1 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/oneOf/0/minItems", keyword: "minItems", params: { limit: 3 }, schema: 3, parentSchema: schema34.properties.shape.oneOf[0], data: data2 };
                      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                    } else {
                      var valid2 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs8 = errors;
                        validate115(data2[i0], { instancePath: instancePath + "/shape/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors), errors = vErrors.length);
                        var valid2 = _errs8 === errors;
                        if (!valid2)
                          break;
                      }
                    }
                  else {
                    let err2 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/oneOf/0/type", keyword: "type", params: { type: "array" }, schema: schema34.properties.shape.oneOf[0].type, parentSchema: schema34.properties.shape.oneOf[0], data: data2 };
                    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                  }
                var _valid0 = _errs6 === errors;
                _valid0 && (valid1 = !0, passing0 = 0);
                let _errs9 = errors;
                if (errors === _errs9)
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    let missing1;
                    if (data2.at === void 0 && (missing1 = "at") || data2.radius === void 0 && (missing1 = "radius")) {
                      let err3 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/oneOf/1/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema34.properties.shape.oneOf[1].required, parentSchema: schema34.properties.shape.oneOf[1], data: data2 };
                      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                    } else {
                      let _errs11 = errors;
                      for (let key1 in data2)
                        if (!(key1 === "at" || key1 === "radius")) {
                          let err4 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema34.properties.shape.oneOf[1], data: data2 };
                          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                          break;
                        }
                      if (_errs11 === errors) {
                        if (data2.at !== void 0) {
                          let _errs12 = errors;
                          validate115(data2.at, { instancePath: instancePath + "/shape/at", parentData: data2, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors), errors = vErrors.length);
                          var valid3 = _errs12 === errors;
                        } else
                          var valid3 = !0;
                        if (valid3)
                          if (data2.radius !== void 0) {
                            let data5 = data2.radius, _errs13 = errors;
                            if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
                              let err5 = { instancePath: instancePath + "/shape/radius", schemaPath: "#/properties/shape/oneOf/1/properties/radius/type", keyword: "type", params: { type: "integer" }, schema: schema34.properties.shape.oneOf[1].properties.radius.type, parentSchema: schema34.properties.shape.oneOf[1].properties.radius, data: data5 };
                              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                            }
                            if (errors === _errs13 && typeof data5 == "number" && isFinite(data5)) {
                              if (data5 > 2e3 || isNaN(data5)) {
                                let err6 = { instancePath: instancePath + "/shape/radius", schemaPath: "#/properties/shape/oneOf/1/properties/radius/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, schema: 2e3, parentSchema: schema34.properties.shape.oneOf[1].properties.radius, data: data5 };
                                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                              } else if (data5 < 1 || isNaN(data5)) {
                                let err7 = { instancePath: instancePath + "/shape/radius", schemaPath: "#/properties/shape/oneOf/1/properties/radius/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema34.properties.shape.oneOf[1].properties.radius, data: data5 };
                                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                              }
                            }
                            var valid3 = _errs13 === errors;
                          } else
                            var valid3 = !0;
                      }
                    }
                  } else {
                    let err8 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/oneOf/1/type", keyword: "type", params: { type: "object" }, schema: schema34.properties.shape.oneOf[1].type, parentSchema: schema34.properties.shape.oneOf[1], data: data2 };
                    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                  }
                var _valid0 = _errs9 === errors;
                if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
                  errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
                else {
                  let err9 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, schema: schema34.properties.shape.oneOf, parentSchema: schema34.properties.shape, data: data2 };
                  return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate112.errors = vErrors, !1;
                }
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.ground !== void 0) {
                  let data6 = data.ground, _errs15 = errors;
                  if (!(data6 === "open" || data6 === "difficult" || data6 === "impassable"))
                    return validate112.errors = [{ instancePath: instancePath + "/ground", schemaPath: "#/properties/ground/enum", keyword: "enum", params: { allowedValues: schema34.properties.ground.enum }, schema: schema34.properties.ground.enum, parentSchema: schema34.properties.ground, data: data6 }], !1;
                  var valid0 = _errs15 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.blocksSight !== void 0) {
                    let data7 = data.blocksSight, _errs16 = errors;
                    if (!(data7 === !0 || data7 === !1 || data7 === "through"))
                      return validate112.errors = [{ instancePath: instancePath + "/blocksSight", schemaPath: "#/properties/blocksSight/enum", keyword: "enum", params: { allowedValues: schema34.properties.blocksSight.enum }, schema: schema34.properties.blocksSight.enum, parentSchema: schema34.properties.blocksSight, data: data7 }], !1;
                    var valid0 = _errs16 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.cover !== void 0) {
                      let data8 = data.cover, _errs17 = errors;
                      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                        return validate112.errors = [{ instancePath: instancePath + "/cover", schemaPath: "#/properties/cover/type", keyword: "type", params: { type: "integer" }, schema: schema34.properties.cover.type, parentSchema: schema34.properties.cover, data: data8 }], !1;
                      if (errors === _errs17 && typeof data8 == "number" && isFinite(data8)) {
                        if (data8 > 4 || isNaN(data8))
                          return validate112.errors = [{ instancePath: instancePath + "/cover", schemaPath: "#/properties/cover/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4 }, schema: 4, parentSchema: schema34.properties.cover, data: data8 }], !1;
                        if (data8 < 0 || isNaN(data8))
                          return validate112.errors = [{ instancePath: instancePath + "/cover", schemaPath: "#/properties/cover/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema34.properties.cover, data: data8 }], !1;
                      }
                      var valid0 = _errs17 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.height !== void 0) {
                        let data9 = data.height, _errs19 = errors;
                        if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                          return validate112.errors = [{ instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "integer" }, schema: schema34.properties.height.type, parentSchema: schema34.properties.height, data: data9 }], !1;
                        if (errors === _errs19 && typeof data9 == "number" && isFinite(data9)) {
                          if (data9 > 2e3 || isNaN(data9))
                            return validate112.errors = [{ instancePath: instancePath + "/height", schemaPath: "#/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, schema: 2e3, parentSchema: schema34.properties.height, data: data9 }], !1;
                          if (data9 < 0 || isNaN(data9))
                            return validate112.errors = [{ instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema34.properties.height, data: data9 }], !1;
                        }
                        var valid0 = _errs19 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate112.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema34.type, parentSchema: schema34, data }], !1;
  return validate112.errors = vErrors, errors === 0;
}
validate112.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema37 = { type: "object", additionalProperties: !1, required: ["x", "y", "width", "height"], properties: { x: { $ref: "#/$defs/twentieths" }, y: { $ref: "#/$defs/twentieths" }, width: { type: "integer", minimum: 20, maximum: 5e3 }, height: { type: "integer", minimum: 20, maximum: 5e3 } } };
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate123.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.x === void 0 && (missing0 = "x") || data.y === void 0 && (missing0 = "y") || data.width === void 0 && (missing0 = "width") || data.height === void 0 && (missing0 = "height"))
        return validate123.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema37.required, parentSchema: schema37, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "x" || key0 === "y" || key0 === "width" || key0 === "height")) {
            return validate123.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema37, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.x !== void 0) {
            let _errs2 = errors;
            validate116(data.x, { instancePath: instancePath + "/x", parentData: data, parentDataProperty: "x", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.y !== void 0) {
              let _errs3 = errors;
              validate116(data.y, { instancePath: instancePath + "/y", parentData: data, parentDataProperty: "y", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.width !== void 0) {
                let data2 = data.width, _errs4 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate123.errors = [{ instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, schema: schema37.properties.width.type, parentSchema: schema37.properties.width, data: data2 }], !1;
                if (errors === _errs4 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 5e3 || isNaN(data2))
                    return validate123.errors = [{ instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, schema: 5e3, parentSchema: schema37.properties.width, data: data2 }], !1;
                  if (data2 < 20 || isNaN(data2))
                    return validate123.errors = [{ instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, schema: 20, parentSchema: schema37.properties.width, data: data2 }], !1;
                }
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.height !== void 0) {
                  let data3 = data.height, _errs6 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate123.errors = [{ instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "integer" }, schema: schema37.properties.height.type, parentSchema: schema37.properties.height, data: data3 }], !1;
                  if (errors === _errs6 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 5e3 || isNaN(data3))
                      return validate123.errors = [{ instancePath: instancePath + "/height", schemaPath: "#/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, schema: 5e3, parentSchema: schema37.properties.height, data: data3 }], !1;
                    if (data3 < 20 || isNaN(data3))
                      return validate123.errors = [{ instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, schema: 20, parentSchema: schema37.properties.height, data: data3 }], !1;
                  }
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate123.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema37.type, parentSchema: schema37, data }], !1;
  return validate123.errors = vErrors, errors === 0;
}
validate123.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate108.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.text === void 0 && (missing0 = "text") || data.width === void 0 && (missing0 = "width") || data.height === void 0 && (missing0 = "height") || data.terrain === void 0 && (missing0 = "terrain") || data.climbable === void 0 && (missing0 = "climbable") || data.deployment === void 0 && (missing0 = "deployment"))
        return validate108.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema33.required, parentSchema: schema33, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "text" || key0 === "width" || key0 === "height" || key0 === "terrain" || key0 === "climbable" || key0 === "deployment")) {
            return validate108.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema33, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs3 = errors;
              validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.text !== void 0) {
                let _errs4 = errors;
                validate57(data.text, { instancePath: instancePath + "/text", parentData: data, parentDataProperty: "text", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.width !== void 0) {
                  let data3 = data.width, _errs5 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate108.errors = [{ instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, schema: schema33.properties.width.type, parentSchema: schema33.properties.width, data: data3 }], !1;
                  if (errors === _errs5 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 5e3 || isNaN(data3))
                      return validate108.errors = [{ instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, schema: 5e3, parentSchema: schema33.properties.width, data: data3 }], !1;
                    if (data3 < 200 || isNaN(data3))
                      return validate108.errors = [{ instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 }, schema: 200, parentSchema: schema33.properties.width, data: data3 }], !1;
                  }
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.height !== void 0) {
                    let data4 = data.height, _errs7 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate108.errors = [{ instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "integer" }, schema: schema33.properties.height.type, parentSchema: schema33.properties.height, data: data4 }], !1;
                    if (errors === _errs7 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 5e3 || isNaN(data4))
                        return validate108.errors = [{ instancePath: instancePath + "/height", schemaPath: "#/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, schema: 5e3, parentSchema: schema33.properties.height, data: data4 }], !1;
                      if (data4 < 200 || isNaN(data4))
                        return validate108.errors = [{ instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 }, schema: 200, parentSchema: schema33.properties.height, data: data4 }], !1;
                    }
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.terrain !== void 0) {
                      let data5 = data.terrain, _errs9 = errors;
                      if (errors === _errs9)
                        if (Array.isArray(data5)) {
                          if (data5.length > 80)
                            return validate108.errors = [{ instancePath: instancePath + "/terrain", schemaPath: "#/properties/terrain/maxItems", keyword: "maxItems", params: { limit: 80 }, schema: 80, parentSchema: schema33.properties.terrain, data: data5 }], !1;
                          {
                            var valid1 = !0;
                            let len0 = data5.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let _errs11 = errors;
                              validate112(data5[i0], { instancePath: instancePath + "/terrain/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors), errors = vErrors.length);
                              var valid1 = _errs11 === errors;
                              if (!valid1)
                                break;
                            }
                          }
                        } else
                          return validate108.errors = [{ instancePath: instancePath + "/terrain", schemaPath: "#/properties/terrain/type", keyword: "type", params: { type: "array" }, schema: schema33.properties.terrain.type, parentSchema: schema33.properties.terrain, data: data5 }], !1;
                      var valid0 = _errs9 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.climbable !== void 0) {
                        let data7 = data.climbable, _errs12 = errors;
                        if (errors === _errs12)
                          if (Array.isArray(data7)) {
                            if (data7.length > 40)
                              return validate108.errors = [{ instancePath: instancePath + "/climbable", schemaPath: "#/properties/climbable/maxItems", keyword: "maxItems", params: { limit: 40 }, schema: 40, parentSchema: schema33.properties.climbable, data: data7 }], !1;
                            {
                              var valid2 = !0;
                              let len1 = data7.length;
                              for (let i1 = 0; i1 < len1; i1++) {
                                let _errs14 = errors;
                                validate53(data7[i1], { instancePath: instancePath + "/climbable/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                                var valid2 = _errs14 === errors;
                                if (!valid2)
                                  break;
                              }
                            }
                          } else
                            return validate108.errors = [{ instancePath: instancePath + "/climbable", schemaPath: "#/properties/climbable/type", keyword: "type", params: { type: "array" }, schema: schema33.properties.climbable.type, parentSchema: schema33.properties.climbable, data: data7 }], !1;
                        var valid0 = _errs12 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.deployment !== void 0) {
                          let data9 = data.deployment, _errs15 = errors;
                          if (errors === _errs15)
                            if (Array.isArray(data9)) {
                              if (data9.length > 4)
                                return validate108.errors = [{ instancePath: instancePath + "/deployment", schemaPath: "#/properties/deployment/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema33.properties.deployment, data: data9 }], !1;
                              if (data9.length < 2)
                                return validate108.errors = [{ instancePath: instancePath + "/deployment", schemaPath: "#/properties/deployment/minItems", keyword: "minItems", params: { limit: 2 }, schema: 2, parentSchema: schema33.properties.deployment, data: data9 }], !1;
                              {
                                var valid3 = !0;
                                let len2 = data9.length;
                                for (let i2 = 0; i2 < len2; i2++) {
                                  let data10 = data9[i2], _errs17 = errors;
                                  if (errors === _errs17)
                                    if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                      let missing1;
                                      if (data10.zone === void 0 && (missing1 = "zone") || data10.forward === void 0 && (missing1 = "forward"))
                                        return validate108.errors = [{ instancePath: instancePath + "/deployment/" + i2, schemaPath: "#/properties/deployment/items/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema33.properties.deployment.items.required, parentSchema: schema33.properties.deployment.items, data: data10 }], !1;
                                      {
                                        let _errs19 = errors;
                                        for (let key1 in data10)
                                          if (!(key1 === "zone" || key1 === "forward")) {
                                            return validate108.errors = [{ instancePath: instancePath + "/deployment/" + i2, schemaPath: "#/properties/deployment/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema33.properties.deployment.items, data: data10 }], !1;
                                            break;
                                          }
                                        if (_errs19 === errors) {
                                          if (data10.zone !== void 0) {
                                            let _errs20 = errors;
                                            validate123(data10.zone, { instancePath: instancePath + "/deployment/" + i2 + "/zone", parentData: data10, parentDataProperty: "zone", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors), errors = vErrors.length);
                                            var valid4 = _errs20 === errors;
                                          } else
                                            var valid4 = !0;
                                          if (valid4)
                                            if (data10.forward !== void 0) {
                                              let data12 = data10.forward, _errs21 = errors;
                                              if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                                return validate108.errors = [{ instancePath: instancePath + "/deployment/" + i2 + "/forward", schemaPath: "#/properties/deployment/items/properties/forward/type", keyword: "type", params: { type: "integer" }, schema: schema33.properties.deployment.items.properties.forward.type, parentSchema: schema33.properties.deployment.items.properties.forward, data: data12 }], !1;
                                              if (errors === _errs21 && typeof data12 == "number" && isFinite(data12)) {
                                                if (data12 > 359 || isNaN(data12))
                                                  return validate108.errors = [{ instancePath: instancePath + "/deployment/" + i2 + "/forward", schemaPath: "#/properties/deployment/items/properties/forward/maximum", keyword: "maximum", params: { comparison: "<=", limit: 359 }, schema: 359, parentSchema: schema33.properties.deployment.items.properties.forward, data: data12 }], !1;
                                                if (data12 < 0 || isNaN(data12))
                                                  return validate108.errors = [{ instancePath: instancePath + "/deployment/" + i2 + "/forward", schemaPath: "#/properties/deployment/items/properties/forward/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema33.properties.deployment.items.properties.forward, data: data12 }], !1;
                                              }
                                              var valid4 = _errs21 === errors;
                                            } else
                                              var valid4 = !0;
                                        }
                                      }
                                    } else
                                      return validate108.errors = [{ instancePath: instancePath + "/deployment/" + i2, schemaPath: "#/properties/deployment/items/type", keyword: "type", params: { type: "object" }, schema: schema33.properties.deployment.items.type, parentSchema: schema33.properties.deployment.items, data: data10 }], !1;
                                  var valid3 = _errs17 === errors;
                                  if (!valid3)
                                    break;
                                }
                              }
                            } else
                              return validate108.errors = [{ instancePath: instancePath + "/deployment", schemaPath: "#/properties/deployment/type", keyword: "type", params: { type: "array" }, schema: schema33.properties.deployment.type, parentSchema: schema33.properties.deployment, data: data9 }], !1;
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate108.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema33.type, parentSchema: schema33, data }], !1;
  return validate108.errors = vErrors, errors === 0;
}
validate108.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.format === void 0 && (missing0 = "format") || data.system === void 0 && (missing0 = "system") || data.version === void 0 && (missing0 = "version") || data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title"))
        return validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema19.required, parentSchema: schema19, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema19.properties, key0)) {
            return validate52.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema19, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.$schema !== void 0) {
            let data0 = data.$schema, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (ucs2length(data0) > 200)
                  return validate52.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/maxLength", keyword: "maxLength", params: { limit: 200 }, schema: 200, parentSchema: schema19.properties.$schema, data: data0 }], !1;
              } else
                return validate52.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.$schema.type, parentSchema: schema19.properties.$schema, data: data0 }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.format !== void 0) {
              let data1 = data.format, _errs4 = errors;
              if (data1 !== "skirmish-pack")
                return validate52.errors = [{ instancePath: instancePath + "/format", schemaPath: "#/properties/format/const", keyword: "const", params: { allowedValue: "skirmish-pack" }, schema: "skirmish-pack", parentSchema: schema19.properties.format, data: data1 }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.system !== void 0) {
                let data2 = data.system, _errs5 = errors;
                if (data2 !== "musg")
                  return validate52.errors = [{ instancePath: instancePath + "/system", schemaPath: "#/properties/system/const", keyword: "const", params: { allowedValue: "musg" }, schema: "musg", parentSchema: schema19.properties.system, data: data2 }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.version !== void 0) {
                  let data3 = data.version, _errs6 = errors;
                  if (data3 !== 1)
                    return validate52.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 }, schema: 1, parentSchema: schema19.properties.version, data: data3 }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.id !== void 0) {
                    let _errs7 = errors;
                    validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.title !== void 0) {
                      let _errs8 = errors;
                      validate55(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
                      var valid0 = _errs8 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.description !== void 0) {
                        let _errs9 = errors;
                        validate57(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
                        var valid0 = _errs9 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.author !== void 0) {
                          let data7 = data.author, _errs10 = errors;
                          if (errors === _errs10)
                            if (typeof data7 == "string") {
                              if (ucs2length(data7) > 80)
                                return validate52.errors = [{ instancePath: instancePath + "/author", schemaPath: "#/properties/author/maxLength", keyword: "maxLength", params: { limit: 80 }, schema: 80, parentSchema: schema19.properties.author, data: data7 }], !1;
                              if (ucs2length(data7) < 1)
                                return validate52.errors = [{ instancePath: instancePath + "/author", schemaPath: "#/properties/author/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.author, data: data7 }], !1;
                            } else
                              return validate52.errors = [{ instancePath: instancePath + "/author", schemaPath: "#/properties/author/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.author.type, parentSchema: schema19.properties.author, data: data7 }], !1;
                          var valid0 = _errs10 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.licence !== void 0) {
                            let data8 = data.licence, _errs12 = errors;
                            if (errors === _errs12)
                              if (typeof data8 == "string") {
                                if (ucs2length(data8) > 40)
                                  return validate52.errors = [{ instancePath: instancePath + "/licence", schemaPath: "#/properties/licence/maxLength", keyword: "maxLength", params: { limit: 40 }, schema: 40, parentSchema: schema19.properties.licence, data: data8 }], !1;
                                if (ucs2length(data8) < 1)
                                  return validate52.errors = [{ instancePath: instancePath + "/licence", schemaPath: "#/properties/licence/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.licence, data: data8 }], !1;
                              } else
                                return validate52.errors = [{ instancePath: instancePath + "/licence", schemaPath: "#/properties/licence/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.licence.type, parentSchema: schema19.properties.licence, data: data8 }], !1;
                            var valid0 = _errs12 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.races !== void 0) {
                              let data9 = data.races, _errs14 = errors;
                              if (errors === _errs14)
                                if (Array.isArray(data9)) {
                                  if (data9.length > 40)
                                    return validate52.errors = [{ instancePath: instancePath + "/races", schemaPath: "#/properties/races/maxItems", keyword: "maxItems", params: { limit: 40 }, schema: 40, parentSchema: schema19.properties.races, data: data9 }], !1;
                                  {
                                    var valid1 = !0;
                                    let len0 = data9.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      let _errs16 = errors;
                                      validate59(data9[i0], { instancePath: instancePath + "/races/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                                      var valid1 = _errs16 === errors;
                                      if (!valid1)
                                        break;
                                    }
                                  }
                                } else
                                  return validate52.errors = [{ instancePath: instancePath + "/races", schemaPath: "#/properties/races/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.races.type, parentSchema: schema19.properties.races, data: data9 }], !1;
                              var valid0 = _errs14 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.ranged !== void 0) {
                                let data11 = data.ranged, _errs17 = errors;
                                if (errors === _errs17)
                                  if (Array.isArray(data11)) {
                                    if (data11.length > 60)
                                      return validate52.errors = [{ instancePath: instancePath + "/ranged", schemaPath: "#/properties/ranged/maxItems", keyword: "maxItems", params: { limit: 60 }, schema: 60, parentSchema: schema19.properties.ranged, data: data11 }], !1;
                                    {
                                      var valid2 = !0;
                                      let len1 = data11.length;
                                      for (let i1 = 0; i1 < len1; i1++) {
                                        let _errs19 = errors;
                                        validate70(data11[i1], { instancePath: instancePath + "/ranged/" + i1, parentData: data11, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
                                        var valid2 = _errs19 === errors;
                                        if (!valid2)
                                          break;
                                      }
                                    }
                                  } else
                                    return validate52.errors = [{ instancePath: instancePath + "/ranged", schemaPath: "#/properties/ranged/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.ranged.type, parentSchema: schema19.properties.ranged, data: data11 }], !1;
                                var valid0 = _errs17 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.melee !== void 0) {
                                  let data13 = data.melee, _errs20 = errors;
                                  if (errors === _errs20)
                                    if (Array.isArray(data13)) {
                                      if (data13.length > 60)
                                        return validate52.errors = [{ instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/maxItems", keyword: "maxItems", params: { limit: 60 }, schema: 60, parentSchema: schema19.properties.melee, data: data13 }], !1;
                                      {
                                        var valid3 = !0;
                                        let len2 = data13.length;
                                        for (let i2 = 0; i2 < len2; i2++) {
                                          let _errs22 = errors;
                                          validate74(data13[i2], { instancePath: instancePath + "/melee/" + i2, parentData: data13, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length);
                                          var valid3 = _errs22 === errors;
                                          if (!valid3)
                                            break;
                                        }
                                      }
                                    } else
                                      return validate52.errors = [{ instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.melee.type, parentSchema: schema19.properties.melee, data: data13 }], !1;
                                  var valid0 = _errs20 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.equipment !== void 0) {
                                    let data15 = data.equipment, _errs23 = errors;
                                    if (errors === _errs23)
                                      if (Array.isArray(data15)) {
                                        if (data15.length > 40)
                                          return validate52.errors = [{ instancePath: instancePath + "/equipment", schemaPath: "#/properties/equipment/maxItems", keyword: "maxItems", params: { limit: 40 }, schema: 40, parentSchema: schema19.properties.equipment, data: data15 }], !1;
                                        {
                                          var valid4 = !0;
                                          let len3 = data15.length;
                                          for (let i3 = 0; i3 < len3; i3++) {
                                            let _errs25 = errors;
                                            validate78(data15[i3], { instancePath: instancePath + "/equipment/" + i3, parentData: data15, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length);
                                            var valid4 = _errs25 === errors;
                                            if (!valid4)
                                              break;
                                          }
                                        }
                                      } else
                                        return validate52.errors = [{ instancePath: instancePath + "/equipment", schemaPath: "#/properties/equipment/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.equipment.type, parentSchema: schema19.properties.equipment, data: data15 }], !1;
                                    var valid0 = _errs23 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.mercenaries !== void 0) {
                                      let data17 = data.mercenaries, _errs26 = errors;
                                      if (errors === _errs26)
                                        if (Array.isArray(data17)) {
                                          if (data17.length > 20)
                                            return validate52.errors = [{ instancePath: instancePath + "/mercenaries", schemaPath: "#/properties/mercenaries/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema19.properties.mercenaries, data: data17 }], !1;
                                          {
                                            var valid5 = !0;
                                            let len4 = data17.length;
                                            for (let i4 = 0; i4 < len4; i4++) {
                                              let _errs28 = errors;
                                              validate84(data17[i4], { instancePath: instancePath + "/mercenaries/" + i4, parentData: data17, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors), errors = vErrors.length);
                                              var valid5 = _errs28 === errors;
                                              if (!valid5)
                                                break;
                                            }
                                          }
                                        } else
                                          return validate52.errors = [{ instancePath: instancePath + "/mercenaries", schemaPath: "#/properties/mercenaries/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.mercenaries.type, parentSchema: schema19.properties.mercenaries, data: data17 }], !1;
                                      var valid0 = _errs26 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.bands !== void 0) {
                                        let data19 = data.bands, _errs29 = errors;
                                        if (errors === _errs29)
                                          if (Array.isArray(data19)) {
                                            if (data19.length > 20)
                                              return validate52.errors = [{ instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema19.properties.bands, data: data19 }], !1;
                                            {
                                              var valid6 = !0;
                                              let len5 = data19.length;
                                              for (let i5 = 0; i5 < len5; i5++) {
                                                let _errs31 = errors;
                                                validate90(data19[i5], { instancePath: instancePath + "/bands/" + i5, parentData: data19, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length);
                                                var valid6 = _errs31 === errors;
                                                if (!valid6)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate52.errors = [{ instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.bands.type, parentSchema: schema19.properties.bands, data: data19 }], !1;
                                        var valid0 = _errs29 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0)
                                        if (data.scenarios !== void 0) {
                                          let data21 = data.scenarios, _errs32 = errors;
                                          if (errors === _errs32)
                                            if (Array.isArray(data21)) {
                                              if (data21.length > 20)
                                                return validate52.errors = [{ instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema19.properties.scenarios, data: data21 }], !1;
                                              {
                                                var valid7 = !0;
                                                let len6 = data21.length;
                                                for (let i6 = 0; i6 < len6; i6++) {
                                                  let _errs34 = errors;
                                                  validate108(data21[i6], { instancePath: instancePath + "/scenarios/" + i6, parentData: data21, parentDataProperty: i6, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length);
                                                  var valid7 = _errs34 === errors;
                                                  if (!valid7)
                                                    break;
                                                }
                                              }
                                            } else
                                              return validate52.errors = [{ instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.scenarios.type, parentSchema: schema19.properties.scenarios, data: data21 }], !1;
                                          var valid0 = _errs32 === errors;
                                        } else
                                          var valid0 = !0;
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema19.type, parentSchema: schema19, data }], !1;
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  musg_pack_schema_default as default,
  validate
};
