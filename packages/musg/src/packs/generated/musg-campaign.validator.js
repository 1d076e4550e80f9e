// Generated from musg-campaign.schema.json by tools/schema/compile.mjs; change the schema, not this file.
// tools/schema/runtime.mjs
function ucs2length(text) {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++)
    (text.charCodeAt(i) & 64512) === 55296 && (text.charCodeAt(i + 1) & 64512) === 56320 && length--;
  return length;
}

// tools/schema/packages/musg/src/packs/musg-campaign.schema.json
var validate = validate52, musg_campaign_schema_default = validate52, schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:skirmish-kit:musg-campaign:1", title: "The book of a Musg campaign between two games", description: "Bands with a sheet for everybody, their treasure and their store, who is for hire, and how many games there are.", type: "object", additionalProperties: !1, required: ["settings", "rulings", "scenarios", "games", "game", "bands", "pool"], properties: { settings: { $ref: "#/$defs/settled" }, rulings: { $ref: "#/$defs/settled" }, scenarios: { type: "array", maxItems: 20, items: { $ref: "#/$defs/id" }, minItems: 1 }, world: { $ref: "#/$defs/id" }, worldSettings: { $ref: "#/$defs/settled" }, games: { type: "integer", minimum: 1, maximum: 50 }, game: { type: "integer", minimum: 1, maximum: 50 }, bands: { type: "array", maxItems: 8, items: { $ref: "#/$defs/band" }, minItems: 1 }, pool: { type: "array", maxItems: 400, items: { $ref: "#/$defs/character" } } }, $defs: { id: { type: "string", minLength: 1, maxLength: 44, pattern: "^[a-z][a-z0-9-]*$", description: "Short and stable: small letters, digits and hyphens, a letter first, such as swamp-runner.", descriptionFr: "Court et stable, en minuscules sans accents, chiffres et traits d’union, une lettre d’abord, comme swamp-runner." }, figure: { type: "string", minLength: 2, maxLength: 6, pattern: "^[a-h][1-9][0-9]{0,3}$", description: "The letter of the band that he joined first and a number, such as a3.", descriptionFr: "La lettre de la bande qu’il a rejointe d’abord et un nombre, comme a3." }, name: { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", minLength: 1, maxLength: 60 }, fr: { type: "string", minLength: 1, maxLength: 60 } } }, rank: { enum: ["chief", "lieutenant", "minion", "extra"] }, values: { type: "object", additionalProperties: !1, required: ["move", "command", "shoot", "melee", "strength", "resistance", "life", "cost"], properties: { move: { type: "integer", minimum: 0, maximum: 30 }, command: { type: ["integer", "null"], minimum: 0, maximum: 20 }, shoot: { type: ["integer", "null"], minimum: 2, maximum: 6 }, melee: { type: "integer", minimum: 2, maximum: 6 }, strength: { type: "integer", minimum: 0, maximum: 20 }, resistance: { type: "integer", minimum: 0, maximum: 20 }, life: { type: "integer", minimum: 1, maximum: 30 }, cost: { type: "integer", minimum: 0, maximum: 500 } } }, settled: { type: "object", maxProperties: 60, additionalProperties: { type: "string", maxLength: 40 } }, character: { type: "object", additionalProperties: !1, required: ["id", "name", "race", "rank", "trade", "hired", "dues", "values", "experience", "owed", "improvements", "injuries", "hates", "weapons", "equipment", "free", "misses", "patched"], properties: { id: { $ref: "#/$defs/figure" }, name: { $ref: "#/$defs/name" }, race: { $ref: "#/$defs/id" }, rank: { $ref: "#/$defs/rank" }, trade: { type: ["string", "null"], maxLength: 40 }, hired: { type: "boolean" }, dues: { enum: ["none", "each-game", "next-paid"] }, values: { $ref: "#/$defs/values" }, experience: { type: "integer", minimum: 0, maximum: 60 }, owed: { type: "integer", minimum: 0, maximum: 30 }, improvements: { type: "array", maxItems: 23, items: { enum: ["good-eye", "bronze-fists", "bronze-body", "brawler", "strider", "brave", "lynx-eye", "iron-fists", "iron-body", "skilled-fighter", "woodsman", "fearless", "eagle-eye", "steel-fists", "steel-body", "combat-master", "acrobat", "steel-nerves", "better-health", "will-to-live", "weak-spots", "vital-spots", "blade-catcher"] } }, injuries: { type: "array", maxItems: 200, items: { enum: ["slower", "nerves", "sight", "unreliable", "maimed", "hardened"] } }, hates: { type: "array", maxItems: 8, items: { $ref: "#/$defs/id" } }, weapons: { type: "array", maxItems: 20, items: { $ref: "#/$defs/id" } }, equipment: { type: "array", maxItems: 20, items: { $ref: "#/$defs/id" } }, free: { type: "array", maxItems: 60, items: { $ref: "#/$defs/id" } }, misses: { type: "boolean" }, patched: { type: "boolean" }, passing: { type: "array", maxItems: 40, items: { type: "object", additionalProperties: !1, required: ["what", "game"], properties: { what: { enum: ["slower", "nerves", "sight", "unreliable", "maimed", "hardened", "feeble", "frail"] }, game: { type: "integer", minimum: 1, maximum: 51 } } } }, fee: { type: "integer", minimum: 0, maximum: 2e3 }, refused: { type: "integer", minimum: 1, maximum: 50 } } }, gone: { type: "object", additionalProperties: !1, required: ["id", "name", "rank", "game"], properties: { id: { $ref: "#/$defs/figure" }, name: { $ref: "#/$defs/name" }, rank: { $ref: "#/$defs/rank" }, game: { type: "integer", minimum: 1, maximum: 50 } } }, band: { type: "object", additionalProperties: !1, required: ["id", "name", "race", "tribe", "members", "store", "treasure", "joined", "gone", "wins", "points"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, race: { $ref: "#/$defs/id" }, tribe: { type: "boolean" }, members: { type: "array", maxItems: 120, items: { $ref: "#/$defs/character" } }, store: { type: "array", maxItems: 1e3, items: { $ref: "#/$defs/id" } }, treasure: { type: "integer", minimum: 0, maximum: 1e5 }, joined: { type: "integer", minimum: 0, maximum: 2e3 }, gone: { type: "array", maxItems: 1e3, items: { $ref: "#/$defs/gone" } }, wins: { type: "integer", minimum: 0, maximum: 50 }, points: { type: "integer", minimum: -1e4, maximum: 1e5 }, scientist: { const: !0 }, team: { enum: ["anti-terrorists", "terrorists"] }, vehicles: { type: "array", maxItems: 6, items: { $ref: "#/$defs/vehicle" } }, held: { type: "array", maxItems: 120, items: { type: "object", additionalProperties: !1, required: ["by", "game", "character"], properties: { by: { enum: ["aliens", "prison"] }, game: { type: "integer", minimum: 0, maximum: 50 }, character: { $ref: "#/$defs/character" } } } } } }, vehicle: { type: "object", additionalProperties: !1, required: ["class"], properties: { class: { enum: ["light", "medium", "heavy"] }, name: { $ref: "#/$defs/name" }, armour: { type: "object", additionalProperties: !1, required: [], properties: { front: { type: "integer", minimum: 0, maximum: 12 }, right: { type: "integer", minimum: 0, maximum: 12 }, rear: { type: "integer", minimum: 0, maximum: 12 }, left: { type: "integer", minimum: 0, maximum: 12 } } }, speed: { type: "integer", minimum: 0, maximum: 20 }, rams: { type: "array", maxItems: 4, items: { enum: ["front", "right", "rear", "left"] } }, fixed: { type: "array", maxItems: 4, items: { $ref: "#/$defs/id" } }, turret: { type: "array", maxItems: 4, items: { $ref: "#/$defs/id" } } } } } }, func1 = Object.prototype.hasOwnProperty, schema20 = { type: "object", maxProperties: 60, additionalProperties: { type: "string", maxLength: 40 } };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 60)
        return validate53.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 60 }, schema: 60, parentSchema: schema20, data }], !1;
      for (let key0 in data) {
        let data0 = data[key0], _errs2 = errors;
        if (errors === _errs2)
          if (typeof data0 == "string") {
            if (ucs2length(data0) > 40)
              return validate53.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 40 }, schema: 40, parentSchema: schema20.additionalProperties, data: data0 }], !1;
          } else
            return validate53.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, schema: schema20.additionalProperties.type, parentSchema: schema20.additionalProperties, data: data0 }], !1;
        var valid0 = _errs2 === errors;
        if (!valid0)
          break;
      }
    } else
      return validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema20.type, parentSchema: schema20, data }], !1;
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema21 = { type: "string", minLength: 1, maxLength: 44, pattern: "^[a-z][a-z0-9-]*$", description: "Short and stable: small letters, digits and hyphens, a letter first, such as swamp-runner.", descriptionFr: "Court et stable, en minuscules sans accents, chiffres et traits d’union, une lettre d’abord, comme swamp-runner." }, pattern3 = new RegExp("^[a-z][a-z0-9-]*$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (ucs2length(data) > 44)
        return validate56.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 44 }, schema: 44, parentSchema: schema21, data }], !1;
      if (ucs2length(data) < 1)
        return validate56.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema21, data }], !1;
      if (!pattern3.test(data))
        return validate56.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*$" }, schema: "^[a-z][a-z0-9-]*$", parentSchema: schema21, data }], !1;
    } else
      return validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema21.type, parentSchema: schema21, data }], !1;
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema22 = { type: "object", additionalProperties: !1, required: ["id", "name", "race", "tribe", "members", "store", "treasure", "joined", "gone", "wins", "points"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, race: { $ref: "#/$defs/id" }, tribe: { type: "boolean" }, members: { type: "array", maxItems: 120, items: { $ref: "#/$defs/character" } }, store: { type: "array", maxItems: 1e3, items: { $ref: "#/$defs/id" } }, treasure: { type: "integer", minimum: 0, maximum: 1e5 }, joined: { type: "integer", minimum: 0, maximum: 2e3 }, gone: { type: "array", maxItems: 1e3, items: { $ref: "#/$defs/gone" } }, wins: { type: "integer", minimum: 0, maximum: 50 }, points: { type: "integer", minimum: -1e4, maximum: 1e5 }, scientist: { const: !0 }, team: { enum: ["anti-terrorists", "terrorists"] }, vehicles: { type: "array", maxItems: 6, items: { $ref: "#/$defs/vehicle" } }, held: { type: "array", maxItems: 120, items: { type: "object", additionalProperties: !1, required: ["by", "game", "character"], properties: { by: { enum: ["aliens", "prison"] }, game: { type: "integer", minimum: 0, maximum: 50 }, character: { $ref: "#/$defs/character" } } } } } }, schema23 = { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", minLength: 1, maxLength: 60 }, fr: { type: "string", minLength: 1, maxLength: 60 } } };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.en === void 0 && (missing0 = "en") || data.fr === void 0 && (missing0 = "fr"))
        return validate62.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema23.required, parentSchema: schema23, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "en" || key0 === "fr")) {
            return validate62.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema23, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.en !== void 0) {
            let data0 = data.en, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (ucs2length(data0) > 60)
                  return validate62.errors = [{ instancePath: instancePath + "/en", schemaPath: "#/properties/en/maxLength", keyword: "maxLength", params: { limit: 60 }, schema: 60, parentSchema: schema23.properties.en, data: data0 }], !1;
                if (ucs2length(data0) < 1)
                  return validate62.errors = [{ instancePath: instancePath + "/en", schemaPath: "#/properties/en/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema23.properties.en, data: data0 }], !1;
              } else
                return validate62.errors = [{ instancePath: instancePath + "/en", schemaPath: "#/properties/en/type", keyword: "type", params: { type: "string" }, schema: schema23.properties.en.type, parentSchema: schema23.properties.en, data: data0 }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.fr !== void 0) {
              let data1 = data.fr, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (ucs2length(data1) > 60)
                    return validate62.errors = [{ instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/maxLength", keyword: "maxLength", params: { limit: 60 }, schema: 60, parentSchema: schema23.properties.fr, data: data1 }], !1;
                  if (ucs2length(data1) < 1)
                    return validate62.errors = [{ instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema23.properties.fr, data: data1 }], !1;
                } else
                  return validate62.errors = [{ instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/type", keyword: "type", params: { type: "string" }, schema: schema23.properties.fr.type, parentSchema: schema23.properties.fr, data: data1 }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema23.type, parentSchema: schema23, data }], !1;
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema24 = { type: "object", additionalProperties: !1, required: ["id", "name", "race", "rank", "trade", "hired", "dues", "values", "experience", "owed", "improvements", "injuries", "hates", "weapons", "equipment", "free", "misses", "patched"], properties: { id: { $ref: "#/$defs/figure" }, name: { $ref: "#/$defs/name" }, race: { $ref: "#/$defs/id" }, rank: { $ref: "#/$defs/rank" }, trade: { type: ["string", "null"], maxLength: 40 }, hired: { type: "boolean" }, dues: { enum: ["none", "each-game", "next-paid"] }, values: { $ref: "#/$defs/values" }, experience: { type: "integer", minimum: 0, maximum: 60 }, owed: { type: "integer", minimum: 0, maximum: 30 }, improvements: { type: "array", maxItems: 23, items: { enum: ["good-eye", "bronze-fists", "bronze-body", "brawler", "strider", "brave", "lynx-eye", "iron-fists", "iron-body", "skilled-fighter", "woodsman", "fearless", "eagle-eye", "steel-fists", "steel-body", "combat-master", "acrobat", "steel-nerves", "better-health", "will-to-live", "weak-spots", "vital-spots", "blade-catcher"] } }, injuries: { type: "array", maxItems: 200, items: { enum: ["slower", "nerves", "sight", "unreliable", "maimed", "hardened"] } }, hates: { type: "array", maxItems: 8, items: { $ref: "#/$defs/id" } }, weapons: { type: "array", maxItems: 20, items: { $ref: "#/$defs/id" } }, equipment: { type: "array", maxItems: 20, items: { $ref: "#/$defs/id" } }, free: { type: "array", maxItems: 60, items: { $ref: "#/$defs/id" } }, misses: { type: "boolean" }, patched: { type: "boolean" }, passing: { type: "array", maxItems: 40, items: { type: "object", additionalProperties: !1, required: ["what", "game"], properties: { what: { enum: ["slower", "nerves", "sight", "unreliable", "maimed", "hardened", "feeble", "frail"] }, game: { type: "integer", minimum: 1, maximum: 51 } } } }, fee: { type: "integer", minimum: 0, maximum: 2e3 }, refused: { type: "integer", minimum: 1, maximum: 50 } } }, schema25 = { type: "string", minLength: 2, maxLength: 6, pattern: "^[a-h][1-9][0-9]{0,3}$", description: "The letter of the band that he joined first and a number, such as a3.", descriptionFr: "La lettre de la bande qu’il a rejointe d’abord et un nombre, comme a3." }, pattern4 = new RegExp("^[a-h][1-9][0-9]{0,3}$", "u");
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (ucs2length(data) > 6)
        return validate66.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 6 }, schema: 6, parentSchema: schema25, data }], !1;
      if (ucs2length(data) < 2)
        return validate66.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 2 }, schema: 2, parentSchema: schema25, data }], !1;
      if (!pattern4.test(data))
        return validate66.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-h][1-9][0-9]{0,3}$" }, schema: "^[a-h][1-9][0-9]{0,3}$", parentSchema: schema25, data }], !1;
    } else
      return validate66.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema25.type, parentSchema: schema25, data }], !1;
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema26 = { enum: ["chief", "lieutenant", "minion", "extra"] };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === "chief" || data === "lieutenant" || data === "minion" || data === "extra" ? (validate70.errors = vErrors, errors === 0) : (validate70.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema26.enum }, schema: schema26.enum, parentSchema: schema26, data }], !1);
}
validate70.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema27 = { type: "object", additionalProperties: !1, required: ["move", "command", "shoot", "melee", "strength", "resistance", "life", "cost"], properties: { move: { type: "integer", minimum: 0, maximum: 30 }, command: { type: ["integer", "null"], minimum: 0, maximum: 20 }, shoot: { type: ["integer", "null"], minimum: 2, maximum: 6 }, melee: { type: "integer", minimum: 2, maximum: 6 }, strength: { type: "integer", minimum: 0, maximum: 20 }, resistance: { type: "integer", minimum: 0, maximum: 20 }, life: { type: "integer", minimum: 1, maximum: 30 }, cost: { type: "integer", minimum: 0, maximum: 500 } } };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.move === void 0 && (missing0 = "move") || data.command === void 0 && (missing0 = "command") || data.shoot === void 0 && (missing0 = "shoot") || data.melee === void 0 && (missing0 = "melee") || data.strength === void 0 && (missing0 = "strength") || data.resistance === void 0 && (missing0 = "resistance") || data.life === void 0 && (missing0 = "life") || data.cost === void 0 && (missing0 = "cost"))
        return validate72.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema27.required, parentSchema: schema27, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "move" || key0 === "command" || key0 === "shoot" || key0 === "melee" || key0 === "strength" || key0 === "resistance" || key0 === "life" || key0 === "cost")) {
            return validate72.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema27, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.move !== void 0) {
            let data0 = data.move, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate72.errors = [{ instancePath: instancePath + "/move", schemaPath: "#/properties/move/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.move.type, parentSchema: schema27.properties.move, data: data0 }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 30 || isNaN(data0))
                return validate72.errors = [{ instancePath: instancePath + "/move", schemaPath: "#/properties/move/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 }, schema: 30, parentSchema: schema27.properties.move, data: data0 }], !1;
              if (data0 < 0 || isNaN(data0))
                return validate72.errors = [{ instancePath: instancePath + "/move", schemaPath: "#/properties/move/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema27.properties.move, data: data0 }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.command !== void 0) {
              let data1 = data.command, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null)
                return validate72.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/properties/command/type", keyword: "type", params: { type: schema27.properties.command.type }, schema: schema27.properties.command.type, parentSchema: schema27.properties.command, data: data1 }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 20 || isNaN(data1))
                  return validate72.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/properties/command/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema27.properties.command, data: data1 }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate72.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/properties/command/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema27.properties.command, data: data1 }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.shoot !== void 0) {
                let data2 = data.shoot, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null)
                  return validate72.errors = [{ instancePath: instancePath + "/shoot", schemaPath: "#/properties/shoot/type", keyword: "type", params: { type: schema27.properties.shoot.type }, schema: schema27.properties.shoot.type, parentSchema: schema27.properties.shoot, data: data2 }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 6 || isNaN(data2))
                    return validate72.errors = [{ instancePath: instancePath + "/shoot", schemaPath: "#/properties/shoot/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, schema: 6, parentSchema: schema27.properties.shoot, data: data2 }], !1;
                  if (data2 < 2 || isNaN(data2))
                    return validate72.errors = [{ instancePath: instancePath + "/shoot", schemaPath: "#/properties/shoot/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, schema: 2, parentSchema: schema27.properties.shoot, data: data2 }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.melee !== void 0) {
                  let data3 = data.melee, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate72.errors = [{ instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.melee.type, parentSchema: schema27.properties.melee, data: data3 }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 6 || isNaN(data3))
                      return validate72.errors = [{ instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, schema: 6, parentSchema: schema27.properties.melee, data: data3 }], !1;
                    if (data3 < 2 || isNaN(data3))
                      return validate72.errors = [{ instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, schema: 2, parentSchema: schema27.properties.melee, data: data3 }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.strength !== void 0) {
                    let data4 = data.strength, _errs10 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate72.errors = [{ instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.strength.type, parentSchema: schema27.properties.strength, data: data4 }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 20 || isNaN(data4))
                        return validate72.errors = [{ instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema27.properties.strength, data: data4 }], !1;
                      if (data4 < 0 || isNaN(data4))
                        return validate72.errors = [{ instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema27.properties.strength, data: data4 }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.resistance !== void 0) {
                      let data5 = data.resistance, _errs12 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate72.errors = [{ instancePath: instancePath + "/resistance", schemaPath: "#/properties/resistance/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.resistance.type, parentSchema: schema27.properties.resistance, data: data5 }], !1;
                      if (errors === _errs12 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 20 || isNaN(data5))
                          return validate72.errors = [{ instancePath: instancePath + "/resistance", schemaPath: "#/properties/resistance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema27.properties.resistance, data: data5 }], !1;
                        if (data5 < 0 || isNaN(data5))
                          return validate72.errors = [{ instancePath: instancePath + "/resistance", schemaPath: "#/properties/resistance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema27.properties.resistance, data: data5 }], !1;
                      }
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.life !== void 0) {
                        let data6 = data.life, _errs14 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate72.errors = [{ instancePath: instancePath + "/life", schemaPath: "#/properties/life/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.life.type, parentSchema: schema27.properties.life, data: data6 }], !1;
                        if (errors === _errs14 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 30 || isNaN(data6))
                            return validate72.errors = [{ instancePath: instancePath + "/life", schemaPath: "#/properties/life/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 }, schema: 30, parentSchema: schema27.properties.life, data: data6 }], !1;
                          if (data6 < 1 || isNaN(data6))
                            return validate72.errors = [{ instancePath: instancePath + "/life", schemaPath: "#/properties/life/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema27.properties.life, data: data6 }], !1;
                        }
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.cost !== void 0) {
                          let data7 = data.cost, _errs16 = errors;
                          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                            return validate72.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.cost.type, parentSchema: schema27.properties.cost, data: data7 }], !1;
                          if (errors === _errs16 && typeof data7 == "number" && isFinite(data7)) {
                            if (data7 > 500 || isNaN(data7))
                              return validate72.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, schema: 500, parentSchema: schema27.properties.cost, data: data7 }], !1;
                            if (data7 < 0 || isNaN(data7))
                              return validate72.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema27.properties.cost, data: data7 }], !1;
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
      return validate72.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema27.type, parentSchema: schema27, data }], !1;
  return validate72.errors = vErrors, errors === 0;
}
validate72.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.race === void 0 && (missing0 = "race") || data.rank === void 0 && (missing0 = "rank") || data.trade === void 0 && (missing0 = "trade") || data.hired === void 0 && (missing0 = "hired") || data.dues === void 0 && (missing0 = "dues") || data.values === void 0 && (missing0 = "values") || data.experience === void 0 && (missing0 = "experience") || data.owed === void 0 && (missing0 = "owed") || data.improvements === void 0 && (missing0 = "improvements") || data.injuries === void 0 && (missing0 = "injuries") || data.hates === void 0 && (missing0 = "hates") || data.weapons === void 0 && (missing0 = "weapons") || data.equipment === void 0 && (missing0 = "equipment") || data.free === void 0 && (missing0 = "free") || data.misses === void 0 && (missing0 = "misses") || data.patched === void 0 && (missing0 = "patched"))
        return validate65.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema24.required, parentSchema: schema24, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema24.properties, key0)) {
            return validate65.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema24, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate66(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs3 = errors;
              validate62(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.race !== void 0) {
                let _errs4 = errors;
                validate56(data.race, { instancePath: instancePath + "/race", parentData: data, parentDataProperty: "race", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.rank !== void 0) {
                  let _errs5 = errors;
                  validate70(data.rank, { instancePath: instancePath + "/rank", parentData: data, parentDataProperty: "rank", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.trade !== void 0) {
                    let data4 = data.trade, _errs6 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate65.errors = [{ instancePath: instancePath + "/trade", schemaPath: "#/properties/trade/type", keyword: "type", params: { type: schema24.properties.trade.type }, schema: schema24.properties.trade.type, parentSchema: schema24.properties.trade, data: data4 }], !1;
                    if (errors === _errs6 && typeof data4 == "string" && ucs2length(data4) > 40)
                      return validate65.errors = [{ instancePath: instancePath + "/trade", schemaPath: "#/properties/trade/maxLength", keyword: "maxLength", params: { limit: 40 }, schema: 40, parentSchema: schema24.properties.trade, data: data4 }], !1;
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.hired !== void 0) {
                      let data5 = data.hired, _errs8 = errors;
                      if (typeof data5 != "boolean")
                        return validate65.errors = [{ instancePath: instancePath + "/hired", schemaPath: "#/properties/hired/type", keyword: "type", params: { type: "boolean" }, schema: schema24.properties.hired.type, parentSchema: schema24.properties.hired, data: data5 }], !1;
                      var valid0 = _errs8 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.dues !== void 0) {
                        let data6 = data.dues, _errs10 = errors;
                        if (!(data6 === "none" || data6 === "each-game" || data6 === "next-paid"))
                          return validate65.errors = [{ instancePath: instancePath + "/dues", schemaPath: "#/properties/dues/enum", keyword: "enum", params: { allowedValues: schema24.properties.dues.enum }, schema: schema24.properties.dues.enum, parentSchema: schema24.properties.dues, data: data6 }], !1;
                        var valid0 = _errs10 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.values !== void 0) {
                          let _errs11 = errors;
                          validate72(data.values, { instancePath: instancePath + "/values", parentData: data, parentDataProperty: "values", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
                          var valid0 = _errs11 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.experience !== void 0) {
                            let data8 = data.experience, _errs12 = errors;
                            if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                              return validate65.errors = [{ instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.experience.type, parentSchema: schema24.properties.experience, data: data8 }], !1;
                            if (errors === _errs12 && typeof data8 == "number" && isFinite(data8)) {
                              if (data8 > 60 || isNaN(data8))
                                return validate65.errors = [{ instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/maximum", keyword: "maximum", params: { comparison: "<=", limit: 60 }, schema: 60, parentSchema: schema24.properties.experience, data: data8 }], !1;
                              if (data8 < 0 || isNaN(data8))
                                return validate65.errors = [{ instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema24.properties.experience, data: data8 }], !1;
                            }
                            var valid0 = _errs12 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.owed !== void 0) {
                              let data9 = data.owed, _errs14 = errors;
                              if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                                return validate65.errors = [{ instancePath: instancePath + "/owed", schemaPath: "#/properties/owed/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.owed.type, parentSchema: schema24.properties.owed, data: data9 }], !1;
                              if (errors === _errs14 && typeof data9 == "number" && isFinite(data9)) {
                                if (data9 > 30 || isNaN(data9))
                                  return validate65.errors = [{ instancePath: instancePath + "/owed", schemaPath: "#/properties/owed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 }, schema: 30, parentSchema: schema24.properties.owed, data: data9 }], !1;
                                if (data9 < 0 || isNaN(data9))
                                  return validate65.errors = [{ instancePath: instancePath + "/owed", schemaPath: "#/properties/owed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema24.properties.owed, data: data9 }], !1;
                              }
                              var valid0 = _errs14 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.improvements !== void 0) {
                                let data10 = data.improvements, _errs16 = errors;
                                if (errors === _errs16)
                                  if (Array.isArray(data10)) {
                                    if (data10.length > 23)
                                      return validate65.errors = [{ instancePath: instancePath + "/improvements", schemaPath: "#/properties/improvements/maxItems", keyword: "maxItems", params: { limit: 23 }, schema: 23, parentSchema: schema24.properties.improvements, data: data10 }], !1;
                                    {
                                      var valid1 = !0;
                                      let len0 = data10.length;
                                      for (let i0 = 0; i0 < len0; i0++) {
                                        let data11 = data10[i0], _errs18 = errors;
                                        if (!(data11 === "good-eye" || data11 === "bronze-fists" || data11 === "bronze-body" || data11 === "brawler" || data11 === "strider" || data11 === "brave" || data11 === "lynx-eye" || data11 === "iron-fists" || data11 === "iron-body" || data11 === "skilled-fighter" || data11 === "woodsman" || data11 === "fearless" || data11 === "eagle-eye" || data11 === "steel-fists" || data11 === "steel-body" || data11 === "combat-master" || data11 === "acrobat" || data11 === "steel-nerves" || data11 === "better-health" || data11 === "will-to-live" || data11 === "weak-spots" || data11 === "vital-spots" || data11 === "blade-catcher"))
                                          return validate65.errors = [{ instancePath: instancePath + "/improvements/" + i0, schemaPath: "#/properties/improvements/items/enum", keyword: "enum", params: { allowedValues: schema24.properties.improvements.items.enum }, schema: schema24.properties.improvements.items.enum, parentSchema: schema24.properties.improvements.items, data: data11 }], !1;
                                        var valid1 = _errs18 === errors;
                                        if (!valid1)
                                          break;
                                      }
                                    }
                                  } else
                                    return validate65.errors = [{ instancePath: instancePath + "/improvements", schemaPath: "#/properties/improvements/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.improvements.type, parentSchema: schema24.properties.improvements, data: data10 }], !1;
                                var valid0 = _errs16 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.injuries !== void 0) {
                                  let data12 = data.injuries, _errs19 = errors;
                                  if (errors === _errs19)
                                    if (Array.isArray(data12)) {
                                      if (data12.length > 200)
                                        return validate65.errors = [{ instancePath: instancePath + "/injuries", schemaPath: "#/properties/injuries/maxItems", keyword: "maxItems", params: { limit: 200 }, schema: 200, parentSchema: schema24.properties.injuries, data: data12 }], !1;
                                      {
                                        var valid2 = !0;
                                        let len1 = data12.length;
                                        for (let i1 = 0; i1 < len1; i1++) {
                                          let data13 = data12[i1], _errs21 = errors;
                                          if (!(data13 === "slower" || data13 === "nerves" || data13 === "sight" || data13 === "unreliable" || data13 === "maimed" || data13 === "hardened"))
                                            return validate65.errors = [{ instancePath: instancePath + "/injuries/" + i1, schemaPath: "#/properties/injuries/items/enum", keyword: "enum", params: { allowedValues: schema24.properties.injuries.items.enum }, schema: schema24.properties.injuries.items.enum, parentSchema: schema24.properties.injuries.items, data: data13 }], !1;
                                          var valid2 = _errs21 === errors;
                                          if (!valid2)
                                            break;
                                        }
                                      }
                                    } else
                                      return validate65.errors = [{ instancePath: instancePath + "/injuries", schemaPath: "#/properties/injuries/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.injuries.type, parentSchema: schema24.properties.injuries, data: data12 }], !1;
                                  var valid0 = _errs19 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.hates !== void 0) {
                                    let data14 = data.hates, _errs22 = errors;
                                    if (errors === _errs22)
                                      if (Array.isArray(data14)) {
                                        if (data14.length > 8)
                                          return validate65.errors = [{ instancePath: instancePath + "/hates", schemaPath: "#/properties/hates/maxItems", keyword: "maxItems", params: { limit: 8 }, schema: 8, parentSchema: schema24.properties.hates, data: data14 }], !1;
                                        {
                                          var valid3 = !0;
                                          let len2 = data14.length;
                                          for (let i2 = 0; i2 < len2; i2++) {
                                            let _errs24 = errors;
                                            validate56(data14[i2], { instancePath: instancePath + "/hates/" + i2, parentData: data14, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
                                            var valid3 = _errs24 === errors;
                                            if (!valid3)
                                              break;
                                          }
                                        }
                                      } else
                                        return validate65.errors = [{ instancePath: instancePath + "/hates", schemaPath: "#/properties/hates/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.hates.type, parentSchema: schema24.properties.hates, data: data14 }], !1;
                                    var valid0 = _errs22 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.weapons !== void 0) {
                                      let data16 = data.weapons, _errs25 = errors;
                                      if (errors === _errs25)
                                        if (Array.isArray(data16)) {
                                          if (data16.length > 20)
                                            return validate65.errors = [{ instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema24.properties.weapons, data: data16 }], !1;
                                          {
                                            var valid4 = !0;
                                            let len3 = data16.length;
                                            for (let i3 = 0; i3 < len3; i3++) {
                                              let _errs27 = errors;
                                              validate56(data16[i3], { instancePath: instancePath + "/weapons/" + i3, parentData: data16, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
                                              var valid4 = _errs27 === errors;
                                              if (!valid4)
                                                break;
                                            }
                                          }
                                        } else
                                          return validate65.errors = [{ instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.weapons.type, parentSchema: schema24.properties.weapons, data: data16 }], !1;
                                      var valid0 = _errs25 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.equipment !== void 0) {
                                        let data18 = data.equipment, _errs28 = errors;
                                        if (errors === _errs28)
                                          if (Array.isArray(data18)) {
                                            if (data18.length > 20)
                                              return validate65.errors = [{ instancePath: instancePath + "/equipment", schemaPath: "#/properties/equipment/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema24.properties.equipment, data: data18 }], !1;
                                            {
                                              var valid5 = !0;
                                              let len4 = data18.length;
                                              for (let i4 = 0; i4 < len4; i4++) {
                                                let _errs30 = errors;
                                                validate56(data18[i4], { instancePath: instancePath + "/equipment/" + i4, parentData: data18, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
                                                var valid5 = _errs30 === errors;
                                                if (!valid5)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate65.errors = [{ instancePath: instancePath + "/equipment", schemaPath: "#/properties/equipment/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.equipment.type, parentSchema: schema24.properties.equipment, data: data18 }], !1;
                                        var valid0 = _errs28 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.free !== void 0) {
                                          let data20 = data.free, _errs31 = errors;
                                          if (errors === _errs31)
                                            if (Array.isArray(data20)) {
                                              if (data20.length > 60)
                                                return validate65.errors = [{ instancePath: instancePath + "/free", schemaPath: "#/properties/free/maxItems", keyword: "maxItems", params: { limit: 60 }, schema: 60, parentSchema: schema24.properties.free, data: data20 }], !1;
                                              {
                                                var valid6 = !0;
                                                let len5 = data20.length;
                                                for (let i5 = 0; i5 < len5; i5++) {
                                                  let _errs33 = errors;
                                                  validate56(data20[i5], { instancePath: instancePath + "/free/" + i5, parentData: data20, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
                                                  var valid6 = _errs33 === errors;
                                                  if (!valid6)
                                                    break;
                                                }
                                              }
                                            } else
                                              return validate65.errors = [{ instancePath: instancePath + "/free", schemaPath: "#/properties/free/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.free.type, parentSchema: schema24.properties.free, data: data20 }], !1;
                                          var valid0 = _errs31 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.misses !== void 0) {
                                            let data22 = data.misses, _errs34 = errors;
                                            if (typeof data22 != "boolean")
                                              return validate65.errors = [{ instancePath: instancePath + "/misses", schemaPath: "#/properties/misses/type", keyword: "type", params: { type: "boolean" }, schema: schema24.properties.misses.type, parentSchema: schema24.properties.misses, data: data22 }], !1;
                                            var valid0 = _errs34 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.patched !== void 0) {
                                              let data23 = data.patched, _errs36 = errors;
                                              if (typeof data23 != "boolean")
                                                return validate65.errors = [{ instancePath: instancePath + "/patched", schemaPath: "#/properties/patched/type", keyword: "type", params: { type: "boolean" }, schema: schema24.properties.patched.type, parentSchema: schema24.properties.patched, data: data23 }], !1;
                                              var valid0 = _errs36 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.passing !== void 0) {
                                                let data24 = data.passing, _errs38 = errors;
                                                if (errors === _errs38)
                                                  if (Array.isArray(data24)) {
                                                    if (data24.length > 40)
                                                      return validate65.errors = [{ instancePath: instancePath + "/passing", schemaPath: "#/properties/passing/maxItems", keyword: "maxItems", params: { limit: 40 }, schema: 40, parentSchema: schema24.properties.passing, data: data24 }], !1;
                                                    {
                                                      var valid7 = !0;
                                                      let len6 = data24.length;
                                                      for (let i6 = 0; i6 < len6; i6++) {
                                                        let data25 = data24[i6], _errs40 = errors;
                                                        if (errors === _errs40)
                                                          if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
                                                            let missing1;
                                                            if (data25.what === void 0 && (missing1 = "what") || data25.game === void 0 && (missing1 = "game"))
                                                              return validate65.errors = [{ instancePath: instancePath + "/passing/" + i6, schemaPath: "#/properties/passing/items/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema24.properties.passing.items.required, parentSchema: schema24.properties.passing.items, data: data25 }], !1;
                                                            {
                                                              let _errs42 = errors;
                                                              for (let key1 in data25)
                                                                if (!(key1 === "what" || key1 === "game")) {
                                                                  return validate65.errors = [{ instancePath: instancePath + "/passing/" + i6, schemaPath: "#/properties/passing/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema24.properties.passing.items, data: data25 }], !1;
                                                                  break;
                                                                }
                                                              if (_errs42 === errors) {
                                                                if (data25.what !== void 0) {
                                                                  let data26 = data25.what, _errs43 = errors;
                                                                  if (!(data26 === "slower" || data26 === "nerves" || data26 === "sight" || data26 === "unreliable" || data26 === "maimed" || data26 === "hardened" || data26 === "feeble" || data26 === "frail"))
                                                                    return validate65.errors = [{ instancePath: instancePath + "/passing/" + i6 + "/what", schemaPath: "#/properties/passing/items/properties/what/enum", keyword: "enum", params: { allowedValues: schema24.properties.passing.items.properties.what.enum }, schema: schema24.properties.passing.items.properties.what.enum, parentSchema: schema24.properties.passing.items.properties.what, data: data26 }], !1;
                                                                  var valid8 = _errs43 === errors;
                                                                } else
                                                                  var valid8 = !0;
                                                                if (valid8)
                                                                  if (data25.game !== void 0) {
                                                                    let data27 = data25.game, _errs44 = errors;
                                                                    if (!(typeof data27 == "number" && !(data27 % 1) && !isNaN(data27) && isFinite(data27)))
                                                                      return validate65.errors = [{ instancePath: instancePath + "/passing/" + i6 + "/game", schemaPath: "#/properties/passing/items/properties/game/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.passing.items.properties.game.type, parentSchema: schema24.properties.passing.items.properties.game, data: data27 }], !1;
                                                                    if (errors === _errs44 && typeof data27 == "number" && isFinite(data27)) {
                                                                      if (data27 > 51 || isNaN(data27))
                                                                        return validate65.errors = [{ instancePath: instancePath + "/passing/" + i6 + "/game", schemaPath: "#/properties/passing/items/properties/game/maximum", keyword: "maximum", params: { comparison: "<=", limit: 51 }, schema: 51, parentSchema: schema24.properties.passing.items.properties.game, data: data27 }], !1;
                                                                      if (data27 < 1 || isNaN(data27))
                                                                        return validate65.errors = [{ instancePath: instancePath + "/passing/" + i6 + "/game", schemaPath: "#/properties/passing/items/properties/game/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24.properties.passing.items.properties.game, data: data27 }], !1;
                                                                    }
                                                                    var valid8 = _errs44 === errors;
                                                                  } else
                                                                    var valid8 = !0;
                                                              }
                                                            }
                                                          } else
                                                            return validate65.errors = [{ instancePath: instancePath + "/passing/" + i6, schemaPath: "#/properties/passing/items/type", keyword: "type", params: { type: "object" }, schema: schema24.properties.passing.items.type, parentSchema: schema24.properties.passing.items, data: data25 }], !1;
                                                        var valid7 = _errs40 === errors;
                                                        if (!valid7)
                                                          break;
                                                      }
                                                    }
                                                  } else
                                                    return validate65.errors = [{ instancePath: instancePath + "/passing", schemaPath: "#/properties/passing/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.passing.type, parentSchema: schema24.properties.passing, data: data24 }], !1;
                                                var valid0 = _errs38 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.fee !== void 0) {
                                                  let data28 = data.fee, _errs46 = errors;
                                                  if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28) && isFinite(data28)))
                                                    return validate65.errors = [{ instancePath: instancePath + "/fee", schemaPath: "#/properties/fee/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.fee.type, parentSchema: schema24.properties.fee, data: data28 }], !1;
                                                  if (errors === _errs46 && typeof data28 == "number" && isFinite(data28)) {
                                                    if (data28 > 2e3 || isNaN(data28))
                                                      return validate65.errors = [{ instancePath: instancePath + "/fee", schemaPath: "#/properties/fee/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, schema: 2e3, parentSchema: schema24.properties.fee, data: data28 }], !1;
                                                    if (data28 < 0 || isNaN(data28))
                                                      return validate65.errors = [{ instancePath: instancePath + "/fee", schemaPath: "#/properties/fee/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema24.properties.fee, data: data28 }], !1;
                                                  }
                                                  var valid0 = _errs46 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0)
                                                  if (data.refused !== void 0) {
                                                    let data29 = data.refused, _errs48 = errors;
                                                    if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29)))
                                                      return validate65.errors = [{ instancePath: instancePath + "/refused", schemaPath: "#/properties/refused/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.refused.type, parentSchema: schema24.properties.refused, data: data29 }], !1;
                                                    if (errors === _errs48 && typeof data29 == "number" && isFinite(data29)) {
                                                      if (data29 > 50 || isNaN(data29))
                                                        return validate65.errors = [{ instancePath: instancePath + "/refused", schemaPath: "#/properties/refused/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, schema: 50, parentSchema: schema24.properties.refused, data: data29 }], !1;
                                                      if (data29 < 1 || isNaN(data29))
                                                        return validate65.errors = [{ instancePath: instancePath + "/refused", schemaPath: "#/properties/refused/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24.properties.refused, data: data29 }], !1;
                                                    }
                                                    var valid0 = _errs48 === errors;
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
      }
    } else
      return validate65.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema24.type, parentSchema: schema24, data }], !1;
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema28 = { type: "object", additionalProperties: !1, required: ["id", "name", "rank", "game"], properties: { id: { $ref: "#/$defs/figure" }, name: { $ref: "#/$defs/name" }, rank: { $ref: "#/$defs/rank" }, game: { type: "integer", minimum: 1, maximum: 50 } } };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.rank === void 0 && (missing0 = "rank") || data.game === void 0 && (missing0 = "game"))
        return validate80.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema28.required, parentSchema: schema28, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "rank" || key0 === "game")) {
            return validate80.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema28, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate66(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs3 = errors;
              validate62(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.rank !== void 0) {
                let _errs4 = errors;
                validate70(data.rank, { instancePath: instancePath + "/rank", parentData: data, parentDataProperty: "rank", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.game !== void 0) {
                  let data3 = data.game, _errs5 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate80.errors = [{ instancePath: instancePath + "/game", schemaPath: "#/properties/game/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.game.type, parentSchema: schema28.properties.game, data: data3 }], !1;
                  if (errors === _errs5 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 50 || isNaN(data3))
                      return validate80.errors = [{ instancePath: instancePath + "/game", schemaPath: "#/properties/game/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, schema: 50, parentSchema: schema28.properties.game, data: data3 }], !1;
                    if (data3 < 1 || isNaN(data3))
                      return validate80.errors = [{ instancePath: instancePath + "/game", schemaPath: "#/properties/game/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema28.properties.game, data: data3 }], !1;
                  }
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate80.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema28.type, parentSchema: schema28, data }], !1;
  return validate80.errors = vErrors, errors === 0;
}
validate80.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema29 = { type: "object", additionalProperties: !1, required: ["class"], properties: { class: { enum: ["light", "medium", "heavy"] }, name: { $ref: "#/$defs/name" }, armour: { type: "object", additionalProperties: !1, required: [], properties: { front: { type: "integer", minimum: 0, maximum: 12 }, right: { type: "integer", minimum: 0, maximum: 12 }, rear: { type: "integer", minimum: 0, maximum: 12 }, left: { type: "integer", minimum: 0, maximum: 12 } } }, speed: { type: "integer", minimum: 0, maximum: 20 }, rams: { type: "array", maxItems: 4, items: { enum: ["front", "right", "rear", "left"] } }, fixed: { type: "array", maxItems: 4, items: { $ref: "#/$defs/id" } }, turret: { type: "array", maxItems: 4, items: { $ref: "#/$defs/id" } } } };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.class === void 0 && (missing0 = "class"))
        return validate85.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema29.required, parentSchema: schema29, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "class" || key0 === "name" || key0 === "armour" || key0 === "speed" || key0 === "rams" || key0 === "fixed" || key0 === "turret")) {
            return validate85.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema29, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.class !== void 0) {
            let data0 = data.class, _errs2 = errors;
            if (!(data0 === "light" || data0 === "medium" || data0 === "heavy"))
              return validate85.errors = [{ instancePath: instancePath + "/class", schemaPath: "#/properties/class/enum", keyword: "enum", params: { allowedValues: schema29.properties.class.enum }, schema: schema29.properties.class.enum, parentSchema: schema29.properties.class, data: data0 }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs3 = errors;
              validate62(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length);
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
                        return validate85.errors = [{ instancePath: instancePath + "/armour", schemaPath: "#/properties/armour/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema29.properties.armour, data: data2 }], !1;
                        break;
                      }
                    if (_errs6 === errors) {
                      if (data2.front !== void 0) {
                        let data3 = data2.front, _errs7 = errors;
                        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                          return validate85.errors = [{ instancePath: instancePath + "/armour/front", schemaPath: "#/properties/armour/properties/front/type", keyword: "type", params: { type: "integer" }, schema: schema29.properties.armour.properties.front.type, parentSchema: schema29.properties.armour.properties.front, data: data3 }], !1;
                        if (errors === _errs7 && typeof data3 == "number" && isFinite(data3)) {
                          if (data3 > 12 || isNaN(data3))
                            return validate85.errors = [{ instancePath: instancePath + "/armour/front", schemaPath: "#/properties/armour/properties/front/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema29.properties.armour.properties.front, data: data3 }], !1;
                          if (data3 < 0 || isNaN(data3))
                            return validate85.errors = [{ instancePath: instancePath + "/armour/front", schemaPath: "#/properties/armour/properties/front/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema29.properties.armour.properties.front, data: data3 }], !1;
                        }
                        var valid1 = _errs7 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1) {
                        if (data2.right !== void 0) {
                          let data4 = data2.right, _errs9 = errors;
                          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                            return validate85.errors = [{ instancePath: instancePath + "/armour/right", schemaPath: "#/properties/armour/properties/right/type", keyword: "type", params: { type: "integer" }, schema: schema29.properties.armour.properties.right.type, parentSchema: schema29.properties.armour.properties.right, data: data4 }], !1;
                          if (errors === _errs9 && typeof data4 == "number" && isFinite(data4)) {
                            if (data4 > 12 || isNaN(data4))
                              return validate85.errors = [{ instancePath: instancePath + "/armour/right", schemaPath: "#/properties/armour/properties/right/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema29.properties.armour.properties.right, data: data4 }], !1;
                            if (data4 < 0 || isNaN(data4))
                              return validate85.errors = [{ instancePath: instancePath + "/armour/right", schemaPath: "#/properties/armour/properties/right/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema29.properties.armour.properties.right, data: data4 }], !1;
                          }
                          var valid1 = _errs9 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1) {
                          if (data2.rear !== void 0) {
                            let data5 = data2.rear, _errs11 = errors;
                            if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                              return validate85.errors = [{ instancePath: instancePath + "/armour/rear", schemaPath: "#/properties/armour/properties/rear/type", keyword: "type", params: { type: "integer" }, schema: schema29.properties.armour.properties.rear.type, parentSchema: schema29.properties.armour.properties.rear, data: data5 }], !1;
                            if (errors === _errs11 && typeof data5 == "number" && isFinite(data5)) {
                              if (data5 > 12 || isNaN(data5))
                                return validate85.errors = [{ instancePath: instancePath + "/armour/rear", schemaPath: "#/properties/armour/properties/rear/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema29.properties.armour.properties.rear, data: data5 }], !1;
                              if (data5 < 0 || isNaN(data5))
                                return validate85.errors = [{ instancePath: instancePath + "/armour/rear", schemaPath: "#/properties/armour/properties/rear/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema29.properties.armour.properties.rear, data: data5 }], !1;
                            }
                            var valid1 = _errs11 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1)
                            if (data2.left !== void 0) {
                              let data6 = data2.left, _errs13 = errors;
                              if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                                return validate85.errors = [{ instancePath: instancePath + "/armour/left", schemaPath: "#/properties/armour/properties/left/type", keyword: "type", params: { type: "integer" }, schema: schema29.properties.armour.properties.left.type, parentSchema: schema29.properties.armour.properties.left, data: data6 }], !1;
                              if (errors === _errs13 && typeof data6 == "number" && isFinite(data6)) {
                                if (data6 > 12 || isNaN(data6))
                                  return validate85.errors = [{ instancePath: instancePath + "/armour/left", schemaPath: "#/properties/armour/properties/left/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema29.properties.armour.properties.left, data: data6 }], !1;
                                if (data6 < 0 || isNaN(data6))
                                  return validate85.errors = [{ instancePath: instancePath + "/armour/left", schemaPath: "#/properties/armour/properties/left/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema29.properties.armour.properties.left, data: data6 }], !1;
                              }
                              var valid1 = _errs13 === errors;
                            } else
                              var valid1 = !0;
                        }
                      }
                    }
                  } else
                    return validate85.errors = [{ instancePath: instancePath + "/armour", schemaPath: "#/properties/armour/type", keyword: "type", params: { type: "object" }, schema: schema29.properties.armour.type, parentSchema: schema29.properties.armour, data: data2 }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.speed !== void 0) {
                  let data7 = data.speed, _errs15 = errors;
                  if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                    return validate85.errors = [{ instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/type", keyword: "type", params: { type: "integer" }, schema: schema29.properties.speed.type, parentSchema: schema29.properties.speed, data: data7 }], !1;
                  if (errors === _errs15 && typeof data7 == "number" && isFinite(data7)) {
                    if (data7 > 20 || isNaN(data7))
                      return validate85.errors = [{ instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema29.properties.speed, data: data7 }], !1;
                    if (data7 < 0 || isNaN(data7))
                      return validate85.errors = [{ instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema29.properties.speed, data: data7 }], !1;
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
                          return validate85.errors = [{ instancePath: instancePath + "/rams", schemaPath: "#/properties/rams/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema29.properties.rams, data: data8 }], !1;
                        {
                          var valid2 = !0;
                          let len0 = data8.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data9 = data8[i0], _errs19 = errors;
                            if (!(data9 === "front" || data9 === "right" || data9 === "rear" || data9 === "left"))
                              return validate85.errors = [{ instancePath: instancePath + "/rams/" + i0, schemaPath: "#/properties/rams/items/enum", keyword: "enum", params: { allowedValues: schema29.properties.rams.items.enum }, schema: schema29.properties.rams.items.enum, parentSchema: schema29.properties.rams.items, data: data9 }], !1;
                            var valid2 = _errs19 === errors;
                            if (!valid2)
                              break;
                          }
                        }
                      } else
                        return validate85.errors = [{ instancePath: instancePath + "/rams", schemaPath: "#/properties/rams/type", keyword: "type", params: { type: "array" }, schema: schema29.properties.rams.type, parentSchema: schema29.properties.rams, data: data8 }], !1;
                    var valid0 = _errs17 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.fixed !== void 0) {
                      let data10 = data.fixed, _errs20 = errors;
                      if (errors === _errs20)
                        if (Array.isArray(data10)) {
                          if (data10.length > 4)
                            return validate85.errors = [{ instancePath: instancePath + "/fixed", schemaPath: "#/properties/fixed/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema29.properties.fixed, data: data10 }], !1;
                          {
                            var valid3 = !0;
                            let len1 = data10.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let _errs22 = errors;
                              validate56(data10[i1], { instancePath: instancePath + "/fixed/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
                              var valid3 = _errs22 === errors;
                              if (!valid3)
                                break;
                            }
                          }
                        } else
                          return validate85.errors = [{ instancePath: instancePath + "/fixed", schemaPath: "#/properties/fixed/type", keyword: "type", params: { type: "array" }, schema: schema29.properties.fixed.type, parentSchema: schema29.properties.fixed, data: data10 }], !1;
                      var valid0 = _errs20 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.turret !== void 0) {
                        let data12 = data.turret, _errs23 = errors;
                        if (errors === _errs23)
                          if (Array.isArray(data12)) {
                            if (data12.length > 4)
                              return validate85.errors = [{ instancePath: instancePath + "/turret", schemaPath: "#/properties/turret/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema29.properties.turret, data: data12 }], !1;
                            {
                              var valid4 = !0;
                              let len2 = data12.length;
                              for (let i2 = 0; i2 < len2; i2++) {
                                let _errs25 = errors;
                                validate56(data12[i2], { instancePath: instancePath + "/turret/" + i2, parentData: data12, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
                                var valid4 = _errs25 === errors;
                                if (!valid4)
                                  break;
                              }
                            }
                          } else
                            return validate85.errors = [{ instancePath: instancePath + "/turret", schemaPath: "#/properties/turret/type", keyword: "type", params: { type: "array" }, schema: schema29.properties.turret.type, parentSchema: schema29.properties.turret, data: data12 }], !1;
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
      return validate85.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema29.type, parentSchema: schema29, data }], !1;
  return validate85.errors = vErrors, errors === 0;
}
validate85.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.race === void 0 && (missing0 = "race") || data.tribe === void 0 && (missing0 = "tribe") || data.members === void 0 && (missing0 = "members") || data.store === void 0 && (missing0 = "store") || data.treasure === void 0 && (missing0 = "treasure") || data.joined === void 0 && (missing0 = "joined") || data.gone === void 0 && (missing0 = "gone") || data.wins === void 0 && (missing0 = "wins") || data.points === void 0 && (missing0 = "points"))
        return validate60.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema22.required, parentSchema: schema22, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema22.properties, key0)) {
            return validate60.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema22, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate56(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs3 = errors;
              validate62(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.race !== void 0) {
                let _errs4 = errors;
                validate56(data.race, { instancePath: instancePath + "/race", parentData: data, parentDataProperty: "race", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.tribe !== void 0) {
                  let data3 = data.tribe, _errs5 = errors;
                  if (typeof data3 != "boolean")
                    return validate60.errors = [{ instancePath: instancePath + "/tribe", schemaPath: "#/properties/tribe/type", keyword: "type", params: { type: "boolean" }, schema: schema22.properties.tribe.type, parentSchema: schema22.properties.tribe, data: data3 }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.members !== void 0) {
                    let data4 = data.members, _errs7 = errors;
                    if (errors === _errs7)
                      if (Array.isArray(data4)) {
                        if (data4.length > 120)
                          return validate60.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/maxItems", keyword: "maxItems", params: { limit: 120 }, schema: 120, parentSchema: schema22.properties.members, data: data4 }], !1;
                        {
                          var valid1 = !0;
                          let len0 = data4.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let _errs9 = errors;
                            validate65(data4[i0], { instancePath: instancePath + "/members/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
                            var valid1 = _errs9 === errors;
                            if (!valid1)
                              break;
                          }
                        }
                      } else
                        return validate60.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.members.type, parentSchema: schema22.properties.members, data: data4 }], !1;
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.store !== void 0) {
                      let data6 = data.store, _errs10 = errors;
                      if (errors === _errs10)
                        if (Array.isArray(data6)) {
                          if (data6.length > 1e3)
                            return validate60.errors = [{ instancePath: instancePath + "/store", schemaPath: "#/properties/store/maxItems", keyword: "maxItems", params: { limit: 1e3 }, schema: 1e3, parentSchema: schema22.properties.store, data: data6 }], !1;
                          {
                            var valid2 = !0;
                            let len1 = data6.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let _errs12 = errors;
                              validate56(data6[i1], { instancePath: instancePath + "/store/" + i1, parentData: data6, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
                              var valid2 = _errs12 === errors;
                              if (!valid2)
                                break;
                            }
                          }
                        } else
                          return validate60.errors = [{ instancePath: instancePath + "/store", schemaPath: "#/properties/store/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.store.type, parentSchema: schema22.properties.store, data: data6 }], !1;
                      var valid0 = _errs10 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.treasure !== void 0) {
                        let data8 = data.treasure, _errs13 = errors;
                        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                          return validate60.errors = [{ instancePath: instancePath + "/treasure", schemaPath: "#/properties/treasure/type", keyword: "type", params: { type: "integer" }, schema: schema22.properties.treasure.type, parentSchema: schema22.properties.treasure, data: data8 }], !1;
                        if (errors === _errs13 && typeof data8 == "number" && isFinite(data8)) {
                          if (data8 > 1e5 || isNaN(data8))
                            return validate60.errors = [{ instancePath: instancePath + "/treasure", schemaPath: "#/properties/treasure/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, schema: 1e5, parentSchema: schema22.properties.treasure, data: data8 }], !1;
                          if (data8 < 0 || isNaN(data8))
                            return validate60.errors = [{ instancePath: instancePath + "/treasure", schemaPath: "#/properties/treasure/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema22.properties.treasure, data: data8 }], !1;
                        }
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.joined !== void 0) {
                          let data9 = data.joined, _errs15 = errors;
                          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                            return validate60.errors = [{ instancePath: instancePath + "/joined", schemaPath: "#/properties/joined/type", keyword: "type", params: { type: "integer" }, schema: schema22.properties.joined.type, parentSchema: schema22.properties.joined, data: data9 }], !1;
                          if (errors === _errs15 && typeof data9 == "number" && isFinite(data9)) {
                            if (data9 > 2e3 || isNaN(data9))
                              return validate60.errors = [{ instancePath: instancePath + "/joined", schemaPath: "#/properties/joined/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, schema: 2e3, parentSchema: schema22.properties.joined, data: data9 }], !1;
                            if (data9 < 0 || isNaN(data9))
                              return validate60.errors = [{ instancePath: instancePath + "/joined", schemaPath: "#/properties/joined/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema22.properties.joined, data: data9 }], !1;
                          }
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.gone !== void 0) {
                            let data10 = data.gone, _errs17 = errors;
                            if (errors === _errs17)
                              if (Array.isArray(data10)) {
                                if (data10.length > 1e3)
                                  return validate60.errors = [{ instancePath: instancePath + "/gone", schemaPath: "#/properties/gone/maxItems", keyword: "maxItems", params: { limit: 1e3 }, schema: 1e3, parentSchema: schema22.properties.gone, data: data10 }], !1;
                                {
                                  var valid3 = !0;
                                  let len2 = data10.length;
                                  for (let i2 = 0; i2 < len2; i2++) {
                                    let _errs19 = errors;
                                    validate80(data10[i2], { instancePath: instancePath + "/gone/" + i2, parentData: data10, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
                                    var valid3 = _errs19 === errors;
                                    if (!valid3)
                                      break;
                                  }
                                }
                              } else
                                return validate60.errors = [{ instancePath: instancePath + "/gone", schemaPath: "#/properties/gone/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.gone.type, parentSchema: schema22.properties.gone, data: data10 }], !1;
                            var valid0 = _errs17 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.wins !== void 0) {
                              let data12 = data.wins, _errs20 = errors;
                              if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                return validate60.errors = [{ instancePath: instancePath + "/wins", schemaPath: "#/properties/wins/type", keyword: "type", params: { type: "integer" }, schema: schema22.properties.wins.type, parentSchema: schema22.properties.wins, data: data12 }], !1;
                              if (errors === _errs20 && typeof data12 == "number" && isFinite(data12)) {
                                if (data12 > 50 || isNaN(data12))
                                  return validate60.errors = [{ instancePath: instancePath + "/wins", schemaPath: "#/properties/wins/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, schema: 50, parentSchema: schema22.properties.wins, data: data12 }], !1;
                                if (data12 < 0 || isNaN(data12))
                                  return validate60.errors = [{ instancePath: instancePath + "/wins", schemaPath: "#/properties/wins/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema22.properties.wins, data: data12 }], !1;
                              }
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.points !== void 0) {
                                let data13 = data.points, _errs22 = errors;
                                if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13)))
                                  return validate60.errors = [{ instancePath: instancePath + "/points", schemaPath: "#/properties/points/type", keyword: "type", params: { type: "integer" }, schema: schema22.properties.points.type, parentSchema: schema22.properties.points, data: data13 }], !1;
                                if (errors === _errs22 && typeof data13 == "number" && isFinite(data13)) {
                                  if (data13 > 1e5 || isNaN(data13))
                                    return validate60.errors = [{ instancePath: instancePath + "/points", schemaPath: "#/properties/points/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, schema: 1e5, parentSchema: schema22.properties.points, data: data13 }], !1;
                                  if (data13 < -1e4 || isNaN(data13))
                                    return validate60.errors = [{ instancePath: instancePath + "/points", schemaPath: "#/properties/points/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e4 }, schema: -1e4, parentSchema: schema22.properties.points, data: data13 }], !1;
                                }
                                var valid0 = _errs22 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.scientist !== void 0) {
                                  let data14 = data.scientist, _errs24 = errors;
                                  if (data14 !== !0)
                                    return validate60.errors = [{ instancePath: instancePath + "/scientist", schemaPath: "#/properties/scientist/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema22.properties.scientist, data: data14 }], !1;
                                  var valid0 = _errs24 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.team !== void 0) {
                                    let data15 = data.team, _errs25 = errors;
                                    if (!(data15 === "anti-terrorists" || data15 === "terrorists"))
                                      return validate60.errors = [{ instancePath: instancePath + "/team", schemaPath: "#/properties/team/enum", keyword: "enum", params: { allowedValues: schema22.properties.team.enum }, schema: schema22.properties.team.enum, parentSchema: schema22.properties.team, data: data15 }], !1;
                                    var valid0 = _errs25 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.vehicles !== void 0) {
                                      let data16 = data.vehicles, _errs26 = errors;
                                      if (errors === _errs26)
                                        if (Array.isArray(data16)) {
                                          if (data16.length > 6)
                                            return validate60.errors = [{ instancePath: instancePath + "/vehicles", schemaPath: "#/properties/vehicles/maxItems", keyword: "maxItems", params: { limit: 6 }, schema: 6, parentSchema: schema22.properties.vehicles, data: data16 }], !1;
                                          {
                                            var valid4 = !0;
                                            let len3 = data16.length;
                                            for (let i3 = 0; i3 < len3; i3++) {
                                              let _errs28 = errors;
                                              validate85(data16[i3], { instancePath: instancePath + "/vehicles/" + i3, parentData: data16, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length);
                                              var valid4 = _errs28 === errors;
                                              if (!valid4)
                                                break;
                                            }
                                          }
                                        } else
                                          return validate60.errors = [{ instancePath: instancePath + "/vehicles", schemaPath: "#/properties/vehicles/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.vehicles.type, parentSchema: schema22.properties.vehicles, data: data16 }], !1;
                                      var valid0 = _errs26 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0)
                                      if (data.held !== void 0) {
                                        let data18 = data.held, _errs29 = errors;
                                        if (errors === _errs29)
                                          if (Array.isArray(data18)) {
                                            if (data18.length > 120)
                                              return validate60.errors = [{ instancePath: instancePath + "/held", schemaPath: "#/properties/held/maxItems", keyword: "maxItems", params: { limit: 120 }, schema: 120, parentSchema: schema22.properties.held, data: data18 }], !1;
                                            {
                                              var valid5 = !0;
                                              let len4 = data18.length;
                                              for (let i4 = 0; i4 < len4; i4++) {
                                                let data19 = data18[i4], _errs31 = errors;
                                                if (errors === _errs31)
                                                  if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                                                    let missing1;
                                                    if (data19.by === void 0 && (missing1 = "by") || data19.game === void 0 && (missing1 = "game") || data19.character === void 0 && (missing1 = "character"))
                                                      return validate60.errors = [{ instancePath: instancePath + "/held/" + i4, schemaPath: "#/properties/held/items/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema22.properties.held.items.required, parentSchema: schema22.properties.held.items, data: data19 }], !1;
                                                    {
                                                      let _errs33 = errors;
                                                      for (let key1 in data19)
                                                        if (!(key1 === "by" || key1 === "game" || key1 === "character")) {
                                                          return validate60.errors = [{ instancePath: instancePath + "/held/" + i4, schemaPath: "#/properties/held/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema22.properties.held.items, data: data19 }], !1;
                                                          break;
                                                        }
                                                      if (_errs33 === errors) {
                                                        if (data19.by !== void 0) {
                                                          let data20 = data19.by, _errs34 = errors;
                                                          if (!(data20 === "aliens" || data20 === "prison"))
                                                            return validate60.errors = [{ instancePath: instancePath + "/held/" + i4 + "/by", schemaPath: "#/properties/held/items/properties/by/enum", keyword: "enum", params: { allowedValues: schema22.properties.held.items.properties.by.enum }, schema: schema22.properties.held.items.properties.by.enum, parentSchema: schema22.properties.held.items.properties.by, data: data20 }], !1;
                                                          var valid6 = _errs34 === errors;
                                                        } else
                                                          var valid6 = !0;
                                                        if (valid6) {
                                                          if (data19.game !== void 0) {
                                                            let data21 = data19.game, _errs35 = errors;
                                                            if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21)))
                                                              return validate60.errors = [{ instancePath: instancePath + "/held/" + i4 + "/game", schemaPath: "#/properties/held/items/properties/game/type", keyword: "type", params: { type: "integer" }, schema: schema22.properties.held.items.properties.game.type, parentSchema: schema22.properties.held.items.properties.game, data: data21 }], !1;
                                                            if (errors === _errs35 && typeof data21 == "number" && isFinite(data21)) {
                                                              if (data21 > 50 || isNaN(data21))
                                                                return validate60.errors = [{ instancePath: instancePath + "/held/" + i4 + "/game", schemaPath: "#/properties/held/items/properties/game/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, schema: 50, parentSchema: schema22.properties.held.items.properties.game, data: data21 }], !1;
                                                              if (data21 < 0 || isNaN(data21))
                                                                return validate60.errors = [{ instancePath: instancePath + "/held/" + i4 + "/game", schemaPath: "#/properties/held/items/properties/game/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema22.properties.held.items.properties.game, data: data21 }], !1;
                                                            }
                                                            var valid6 = _errs35 === errors;
                                                          } else
                                                            var valid6 = !0;
                                                          if (valid6)
                                                            if (data19.character !== void 0) {
                                                              let _errs37 = errors;
                                                              validate65(data19.character, { instancePath: instancePath + "/held/" + i4 + "/character", parentData: data19, parentDataProperty: "character", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
                                                              var valid6 = _errs37 === errors;
                                                            } else
                                                              var valid6 = !0;
                                                        }
                                                      }
                                                    }
                                                  } else
                                                    return validate60.errors = [{ instancePath: instancePath + "/held/" + i4, schemaPath: "#/properties/held/items/type", keyword: "type", params: { type: "object" }, schema: schema22.properties.held.items.type, parentSchema: schema22.properties.held.items, data: data19 }], !1;
                                                var valid5 = _errs31 === errors;
                                                if (!valid5)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate60.errors = [{ instancePath: instancePath + "/held", schemaPath: "#/properties/held/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.held.type, parentSchema: schema22.properties.held, data: data18 }], !1;
                                        var valid0 = _errs29 === errors;
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
    } else
      return validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema22.type, parentSchema: schema22, data }], !1;
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.settings === void 0 && (missing0 = "settings") || data.rulings === void 0 && (missing0 = "rulings") || data.scenarios === void 0 && (missing0 = "scenarios") || data.games === void 0 && (missing0 = "games") || data.game === void 0 && (missing0 = "game") || data.bands === void 0 && (missing0 = "bands") || data.pool === void 0 && (missing0 = "pool"))
        return validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema19.required, parentSchema: schema19, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema19.properties, key0)) {
            return validate52.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema19, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.settings !== void 0) {
            let _errs2 = errors;
            validate53(data.settings, { instancePath: instancePath + "/settings", parentData: data, parentDataProperty: "settings", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.rulings !== void 0) {
              let _errs3 = errors;
              validate53(data.rulings, { instancePath: instancePath + "/rulings", parentData: data, parentDataProperty: "rulings", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.scenarios !== void 0) {
                let data2 = data.scenarios, _errs4 = errors;
                if (errors === _errs4)
                  if (Array.isArray(data2)) {
                    if (data2.length > 20)
                      return validate52.errors = [{ instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema19.properties.scenarios, data: data2 }], !1;
                    if (data2.length < 1)
                      return validate52.errors = [{ instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.scenarios, data: data2 }], !1;
                    {
                      var valid1 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs6 = errors;
                        validate56(data2[i0], { instancePath: instancePath + "/scenarios/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
                        var valid1 = _errs6 === errors;
                        if (!valid1)
                          break;
                      }
                    }
                  } else
                    return validate52.errors = [{ instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.scenarios.type, parentSchema: schema19.properties.scenarios, data: data2 }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.world !== void 0) {
                  let _errs7 = errors;
                  validate56(data.world, { instancePath: instancePath + "/world", parentData: data, parentDataProperty: "world", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.worldSettings !== void 0) {
                    let _errs8 = errors;
                    validate53(data.worldSettings, { instancePath: instancePath + "/worldSettings", parentData: data, parentDataProperty: "worldSettings", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                    var valid0 = _errs8 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.games !== void 0) {
                      let data6 = data.games, _errs9 = errors;
                      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                        return validate52.errors = [{ instancePath: instancePath + "/games", schemaPath: "#/properties/games/type", keyword: "type", params: { type: "integer" }, schema: schema19.properties.games.type, parentSchema: schema19.properties.games, data: data6 }], !1;
                      if (errors === _errs9 && typeof data6 == "number" && isFinite(data6)) {
                        if (data6 > 50 || isNaN(data6))
                          return validate52.errors = [{ instancePath: instancePath + "/games", schemaPath: "#/properties/games/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, schema: 50, parentSchema: schema19.properties.games, data: data6 }], !1;
                        if (data6 < 1 || isNaN(data6))
                          return validate52.errors = [{ instancePath: instancePath + "/games", schemaPath: "#/properties/games/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema19.properties.games, data: data6 }], !1;
                      }
                      var valid0 = _errs9 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.game !== void 0) {
                        let data7 = data.game, _errs11 = errors;
                        if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                          return validate52.errors = [{ instancePath: instancePath + "/game", schemaPath: "#/properties/game/type", keyword: "type", params: { type: "integer" }, schema: schema19.properties.game.type, parentSchema: schema19.properties.game, data: data7 }], !1;
                        if (errors === _errs11 && typeof data7 == "number" && isFinite(data7)) {
                          if (data7 > 50 || isNaN(data7))
                            return validate52.errors = [{ instancePath: instancePath + "/game", schemaPath: "#/properties/game/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, schema: 50, parentSchema: schema19.properties.game, data: data7 }], !1;
                          if (data7 < 1 || isNaN(data7))
                            return validate52.errors = [{ instancePath: instancePath + "/game", schemaPath: "#/properties/game/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema19.properties.game, data: data7 }], !1;
                        }
                        var valid0 = _errs11 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.bands !== void 0) {
                          let data8 = data.bands, _errs13 = errors;
                          if (errors === _errs13)
                            if (Array.isArray(data8)) {
                              if (data8.length > 8)
                                return validate52.errors = [{ instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/maxItems", keyword: "maxItems", params: { limit: 8 }, schema: 8, parentSchema: schema19.properties.bands, data: data8 }], !1;
                              if (data8.length < 1)
                                return validate52.errors = [{ instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.bands, data: data8 }], !1;
                              {
                                var valid2 = !0;
                                let len1 = data8.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                  let _errs15 = errors;
                                  validate60(data8[i1], { instancePath: instancePath + "/bands/" + i1, parentData: data8, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length);
                                  var valid2 = _errs15 === errors;
                                  if (!valid2)
                                    break;
                                }
                              }
                            } else
                              return validate52.errors = [{ instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.bands.type, parentSchema: schema19.properties.bands, data: data8 }], !1;
                          var valid0 = _errs13 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.pool !== void 0) {
                            let data10 = data.pool, _errs16 = errors;
                            if (errors === _errs16)
                              if (Array.isArray(data10)) {
                                if (data10.length > 400)
                                  return validate52.errors = [{ instancePath: instancePath + "/pool", schemaPath: "#/properties/pool/maxItems", keyword: "maxItems", params: { limit: 400 }, schema: 400, parentSchema: schema19.properties.pool, data: data10 }], !1;
                                {
                                  var valid3 = !0;
                                  let len2 = data10.length;
                                  for (let i2 = 0; i2 < len2; i2++) {
                                    let _errs18 = errors;
                                    validate65(data10[i2], { instancePath: instancePath + "/pool/" + i2, parentData: data10, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
                                    var valid3 = _errs18 === errors;
                                    if (!valid3)
                                      break;
                                  }
                                }
                              } else
                                return validate52.errors = [{ instancePath: instancePath + "/pool", schemaPath: "#/properties/pool/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.pool.type, parentSchema: schema19.properties.pool, data: data10 }], !1;
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
      }
    } else
      return validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema19.type, parentSchema: schema19, data }], !1;
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  musg_campaign_schema_default as default,
  validate
};
